import { expect, test } from 'vitest'
import CN from '../../messages/CN.json'
import EN from '../../messages/EN.json'
import ID from '../../messages/ID.json'
import TH from '../../messages/TH.json'
import TY from '../../messages/TY.json'
import VI from '../../messages/VI.json'

test.each(Object.entries({ EN, TY, CN, TH, VI, ID }))(
  '[AGT-03] a salary has one name in %s: in the menu, on its contract, in the income and in the record',
  (_language, text) => {
    const names = [
      [
        text['agent.page.agentDailyWages2'],
        text['agent.team.kind.daily'],
        text['agent.income.kind.dailySalary'],
        text['agent.kind.daily_wage'],
      ],
      [
        text['agent.page.agentHourSalary'],
        text['agent.team.kind.hourly'],
        text['agent.income.kind.hourlySalary'],
        text['agent.kind.hour_wage'],
      ],
      [
        text['agent.page.agentRealtimeSalary'],
        text['agent.team.kind.realtime'],
        text['agent.income.kind.realtimeSalary'],
        text['agent.contract.realtime'],
      ],
    ]
    for (const same of names) expect(new Set(same).size).toBe(1)
  },
)
