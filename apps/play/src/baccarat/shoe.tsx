import type { RefObject } from 'preact'

/** The shoe that cards come from; `mouth` is where they leave it. */
export const Shoe = ({ mouth }: { mouth: RefObject<HTMLSpanElement | null> }) => (
  <div class="shoe" aria-hidden="true">
    <svg viewBox="0 0 180 130" focusable="false">
      <ellipse cx="96" cy="116" rx="84" ry="11" class="shoe__shade" />
      <path d="M40 66l104-50l28 14v56L70 116l-30-18z" class="shoe__body" />
      <path d="M40 66l104-50l28 14L70 82z" class="shoe__lid" />
      <path d="M52 66.5l91-44l17 8.5l-90 45z" class="shoe__well" />
      <path d="M61 66l82-39.6l3.6 1.8L64.8 68zM68 69.6l82-39.6l3.6 1.8L71.8 71.6z" class="shoe__cards" />
      <path d="M70 82v34l-30-18V66z" class="shoe__front" />
      <path d="M45 74l19 10.2v21.6L45 94.4z" class="shoe__slot" />
      <path d="M46.5 84l16 8.8l-18 21l-22-11z" class="shoe__card" />
      <path d="M46.3 87l11.6 6.4l-14 16.2l-15.8-7.9z" class="shoe__card-back" />
      <path d="M70 82l102-52M40 66l30 16v34" class="shoe__light" />
    </svg>
    <span class="shoe__mouth" ref={mouth} />
  </div>
)
