const isColour = (animation: Animation): boolean =>
  animation instanceof CSSTransition && /color|shadow/.test(animation.transitionProperty)

/**
 * Puts a theme on a page, or a part of it. What glides when a mouse comes over it would
 * glide from the old colours to the new ones as well, each frame a main-thread frame of
 * its own; in the first frame all of it is taken back, so that the change is one.
 *
 * @param theme a theme's name, such as `light`
 * @example changeTheme('light')
 */
export function changeTheme(theme: string, root: HTMLElement = document.documentElement): void {
  root.dataset.theme = theme
  requestAnimationFrame(() => {
    for (const animation of root.getAnimations({ subtree: true })) if (isColour(animation)) animation.cancel()
  })
}
