import { useFormat } from '@parlour/i18n/react'
import { FormStack, SliderField } from '@parlour/ui-kit'
import { fitsRate, rateDigits } from '../../index.ts'
import { useAgentText } from '../use-agent-text.ts'
import type { RateChoice } from './use-chosen-rates.ts'

interface RateFieldsProps {
  choice: RateChoice
  categoryName: (code: string) => string
  disabled: boolean
  /** Whether the least of a rate is what its member has handed on. */
  handedOn?: boolean
}

/** A slider and a field for each rate, with what the agent keeps; one outside of its bounds says so at once. */
export function RateFields({ choice, categoryName, disabled, handedOn = false }: RateFieldsProps) {
  const text = useAgentText()
  const format = useFormat()
  if (choice.bounds.length === 0) return <p>{text('agent.register.noRates')}</p>
  return (
    <FormStack>
      {choice.bounds.map((bound) => {
        const { productType, lowest, highest, step, own } = bound
        const value = choice.rates[productType] ?? null
        const fits = fitsRate(bound, value)
        return (
          <SliderField
            key={productType}
            row
            label={categoryName(productType)}
            name={`rate-${productType}`}
            value={value}
            onValue={(percent) => choice.put(productType, percent)}
            min={lowest}
            max={highest}
            step={step}
            digits={rateDigits(bound)}
            unit="%"
            locale={format.tag}
            disabled={disabled}
            {...(fits && choice.refused !== productType
              ? {
                  hint:
                    handedOn && lowest > 0
                      ? text('agent.team.keepRate', {
                          rate: format.percent(own - (value ?? 0)),
                          lowest: format.percent(lowest),
                        })
                      : text('agent.register.keepRate', { rate: format.percent(own - (value ?? 0)) }),
                }
              : {
                  error: text('agent.register.between', {
                    lowest: format.percent(lowest),
                    highest: format.percent(highest),
                    step: format.percent(step),
                  }),
                })}
          />
        )
      })}
    </FormStack>
  )
}
