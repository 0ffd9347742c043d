import type { BannerTexts } from '../banners.ts'

/** The words of every banner in simplified Chinese, by the banner's key. */
export const bannersCn: Readonly<Record<string, BannerTexts>> = {
  friday: {
    eyebrow: '每周五至午夜',
    head: '周五有回馈',
    sub: '最高返还净输额的 3.5%，不超过投注额的 0.08%，提款前需一倍流水',
  },
  ocean: { eyebrow: '捕鱼大厅', head: '深海之下', sub: '每种鱼的赔付先看后射' },
  derby: { eyebrow: '体育', head: '赛事之夜', sub: '胜平负、进球数与双方进球，赔率先看后投' },
  poker: { eyebrow: '扑克牌桌', head: '有伴更尽兴', sub: '每局五人，机器人均有标记' },
  salon: { eyebrow: '真人沙龙', head: '为您留好座位', sub: '百家乐，由服务器随时发牌' },
  lottery: { eyebrow: '每天 18:30 开奖', head: '晚间开奖', sub: '每张 ₱10 起，开奖当分钟公布结果' },
  slots: { eyebrow: '老虎机', head: '1,284 款，一次搜遍', sub: '按厂商、注额与线数筛选，返还率写在每款游戏的详情里' },
  live: { eyebrow: '真人娱乐', head: '牌桌已就绪', sub: '146 张桌台，最低注额写在每张卡片上' },
  fishing: { eyebrow: '捕鱼大厅', head: '潜入礁底', sub: '52 个大厅，每炮 ₱1 起，各种渔获的赔付写在同一页' },
  cards: { eyebrow: '棋牌对战', head: '入座开局', sub: '十三张、普索伊、扑克等 88 款牌桌，庄家玩家有标记' },
  sports: { eyebrow: '体育', head: '所有赛事，一页看全', sub: '足球与篮球，消息前后的赔率都看得见' },
  esports: { eyebrow: '电子竞技', head: '联赛进行中', sub: '本周赛事的十二个投注盘' },
  draws: { eyebrow: '彩票与开奖', head: '选好您的号码', sub: '62 种开奖可选，每张票面印明中奖几率' },
  app: { eyebrow: '下载应用', head: '口袋里的 Vesper', sub: '同一账户，支持安卓与 iPhone' },
  promotions: { eyebrow: '优惠活动', head: '细则写得大大方方', sub: '每一项条件都写在金额旁边' },
  mall: { eyebrow: '积分商城', head: '积分换好物', sub: '按游戏每投注 ₱100 至 ₱300 得 1 积分，没有期限' },
  help: { eyebrow: '帮助中心', head: '先看解答，再问人', sub: '聊天的第一条回复是自动的，并会说明；之后由人回复' },
  welcome: { eyebrow: '新朋友', head: '约一分钟开户', sub: '仅限年满 21 岁者，仅为娱乐币' },
  originals: { eyebrow: '自家原创', head: '出自我们自己的工坊', sub: '小巧游戏，规则一页写完' },
}
