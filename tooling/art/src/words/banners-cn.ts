import type { BannerWords } from '../banners.ts'

/** The words of every banner in simplified Chinese, by the banner's key. */
export const bannersCn: Readonly<Record<string, BannerWords>> = {
  friday: { eyebrow: '每周五至午夜', head: '周五有回馈', sub: '最高返还本周净输额的 3.5%，提款前只需一倍流水' },
  ocean: { eyebrow: '捕鱼大厅 · 本周', head: '海王周', sub: '九个大厅，前 200 名高分共享 ₱200,000 奖池' },
  derby: { eyebrow: '周六 19:45', head: '德比之夜', sub: '十二个上半场盘口同页呈现，赔率先看后投' },
  refer: { eyebrow: '邀请好友', head: '有伴更尽兴', sub: '年满 21 岁的好友投注满 ₱1,000，您得 ₱150' },
  salon: { eyebrow: '真人沙龙', head: '为您留好座位', sub: '百家乐、轮盘与二十一点，真人荷官全天在线' },
  lottery: { eyebrow: '16:15、17:15 与 18:15 开奖', head: '今晚开奖', sub: '每张 ₱10 起，开奖当分钟公布结果' },
  slots: { eyebrow: '老虎机', head: '1,284 款，一次搜遍', sub: '按厂商、注额与线数筛选，每张卡片标明返还率' },
  live: { eyebrow: '真人娱乐', head: '牌桌已就绪', sub: '146 张桌台，最低注额写在每张卡片上' },
  fishing: { eyebrow: '捕鱼大厅', head: '潜入礁底', sub: '52 个大厅，一至四人同玩，每炮 ₱1 起' },
  cards: { eyebrow: '棋牌对战', head: '与真人同桌', sub: '十三张、普索伊、扑克等 88 款玩家对战牌桌' },
  sports: { eyebrow: '体育', head: '所有赛事，一页看全', sub: '足球、篮球、拳击与赛车，赛前与滚球' },
  esports: { eyebrow: '电子竞技', head: '联赛进行中', sub: '本周赛事的十二个投注盘' },
  draws: { eyebrow: '彩票与开奖', head: '选好您的号码', sub: '62 种开奖可选，每张票面印明中奖几率' },
  app: { eyebrow: '下载应用', head: '口袋里的 Vesper', sub: '同一账户，同样限额，支持安卓与 iPhone' },
  promotions: { eyebrow: '优惠活动', head: '细则写得大大方方', sub: '每一项条件都写在金额旁边' },
  mall: { eyebrow: '积分商城', head: '积分换好物', sub: '每投注 ₱100 得 1 积分，一年内有效' },
  help: { eyebrow: '帮助中心', head: '真人为您解答', sub: '在线客服与邮件，昼夜以他加禄语和英语服务' },
  welcome: { eyebrow: '新朋友', head: '一分钟开户', sub: '仅限年满 21 岁者，仅为娱乐币' },
  originals: { eyebrow: '自家原创', head: '出自我们自己的工坊', sub: '小巧游戏，规则一页写完' },
}
