import type { BannerTexts } from '../banners.ts'
import { figureIn, sumIn } from '../figures.ts'

const [figure, sum] = [figureIn('VI'), sumIn('VI')]

/** The words of every banner in Vietnamese, by the banner's key. */
export const bannersVi: Readonly<Record<string, BannerTexts>> = {
  friday: {
    eyebrow: 'Mỗi thứ Sáu đến nửa đêm',
    head: 'Thứ Sáu hoàn tiền',
    sub: 'Đến 3,5% số thua ròng, tối đa 0,08% tiền cược, chơi một vòng trước khi rút',
  },
  ocean: { eyebrow: 'Sảnh bắn cá', head: 'Xuống biển sâu', sub: 'Mỗi loài cá ghi mức trả trước khi bạn bắn' },
  derby: {
    eyebrow: 'Thể thao',
    head: 'Đêm thi đấu',
    sub: 'Kết quả, số bàn thắng và hai đội ghi bàn, thấy tỷ lệ trước khi cược',
  },
  poker: { eyebrow: 'Bàn poker', head: 'Có bạn vui hơn', sub: 'Năm người một ván. Mỗi bot đều được đánh dấu' },
  salon: {
    eyebrow: 'Phòng chơi trực tiếp',
    head: 'Ghế đã giữ cho bạn',
    sub: 'Baccarat, máy chủ chia bài mọi giờ',
  },
  lottery: {
    eyebrow: 'Mỗi ngày lúc 18:30',
    head: 'Xổ số buổi tối',
    sub: `Vé từ ${sum(10)}. Có kết quả ngay phút quay số`,
  },
  slots: {
    eyebrow: 'Máy slot',
    head: `${figure(1_284)} máy, một lần tìm`,
    sub: 'Lọc theo hãng, mức cược và số dòng. Tỷ lệ hoàn trả ở chi tiết trò chơi',
  },
  live: {
    eyebrow: 'Casino trực tiếp',
    head: 'Bàn đã sẵn sàng',
    sub: '146 bàn, mức cược thấp nhất ghi trên từng thẻ',
  },
  fishing: {
    eyebrow: 'Sảnh bắn cá',
    head: 'Dưới rạn san hô',
    sub: `52 sảnh, mỗi phát từ ${sum(1)}, mức trả của từng loài trên một trang`,
  },
  cards: {
    eyebrow: 'Game bài',
    head: 'Mời ngồi vào bàn',
    sub: 'Tiến lên, pusoy, poker và 85 bàn khác. Người chơi của nhà có dấu',
  },
  sports: {
    eyebrow: 'Thể thao',
    head: 'Mọi trận trên một trang',
    sub: 'Bóng đá và bóng rổ, tỷ lệ trước và sau tin tức',
  },
  esports: { eyebrow: 'Thể thao điện tử', head: 'Giải đang diễn ra', sub: 'Mười hai cửa cược của các giải trong tuần' },
  draws: {
    eyebrow: 'Xổ số và quay số',
    head: 'Chọn số của bạn',
    sub: '62 lượt quay để chọn. Tỷ lệ trúng in trên từng vé',
  },
  app: {
    eyebrow: 'Tải ứng dụng',
    head: 'Vesper trong túi bạn',
    sub: 'Cùng một tài khoản, trên Android và iPhone',
  },
  promotions: {
    eyebrow: 'Khuyến mãi',
    head: 'Điều kiện viết chữ lớn',
    sub: 'Mọi điều kiện đứng ngay cạnh số tiền',
  },
  mall: {
    eyebrow: 'Cửa hàng điểm',
    head: 'Đổi điểm lấy quà',
    sub: `Một điểm cho mỗi ${sum(100)} đến ${sum(300)}, tùy trò. Không hết hạn`,
  },
  help: {
    eyebrow: 'Trung tâm trợ giúp',
    head: 'Giải đáp, rồi đến người',
    sub: 'Câu trả lời đầu tiên là tự động và nói rõ; sau đó có người viết',
  },
  welcome: {
    eyebrow: 'Người mới',
    head: 'Mở tài khoản chỉ khoảng một phút',
    sub: 'Dành cho người từ 21 tuổi. Chỉ dùng tiền ảo',
  },
  originals: {
    eyebrow: 'Game nhà làm',
    head: 'Làm tại chính nhà mình',
    sub: 'Trò chơi nhỏ, luật gói gọn trong một trang',
  },
}
