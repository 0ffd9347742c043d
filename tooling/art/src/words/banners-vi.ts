import type { BannerWords } from '../banners.ts'

/** The words of every banner in Vietnamese, by the banner's key. */
export const bannersVi: Readonly<Record<string, BannerWords>> = {
  friday: {
    eyebrow: 'Mỗi thứ Sáu đến nửa đêm',
    head: 'Thứ Sáu hoàn tiền',
    sub: 'Đến 3,5% số thua ròng trong tuần, chơi một vòng trước khi rút',
  },
  ocean: {
    eyebrow: 'Sảnh bắn cá, tuần này',
    head: 'Tuần lễ Vua biển',
    sub: 'Quỹ thưởng ₱200,000 cho 200 điểm cao nhất ở chín sảnh',
  },
  derby: {
    eyebrow: 'Thứ Bảy 19:45',
    head: 'Đêm derby',
    sub: 'Mười hai kèo hiệp một trên một trang, xem tỷ lệ trước khi cược',
  },
  refer: {
    eyebrow: 'Giới thiệu bạn bè',
    head: 'Có bạn vui hơn',
    sub: '₱150 cho bạn khi người bạn từ 21 tuổi đã chơi ₱1,000',
  },
  salon: {
    eyebrow: 'Phòng chơi trực tiếp',
    head: 'Ghế đã giữ cho bạn',
    sub: 'Baccarat, roulette và blackjack với người chia bài, mọi giờ',
  },
  lottery: {
    eyebrow: 'Quay lúc 16:15, 17:15 và 18:15',
    head: 'Xổ số buổi tối',
    sub: 'Vé từ ₱10. Có kết quả ngay phút quay số',
  },
  slots: {
    eyebrow: 'Máy slot',
    head: '1,284 máy, một lần tìm',
    sub: 'Lọc theo hãng, mức cược và số dòng. Tỷ lệ hoàn trả ghi trên thẻ',
  },
  live: {
    eyebrow: 'Casino trực tiếp',
    head: 'Bàn đã sẵn sàng',
    sub: '146 bàn, mức cược thấp nhất ghi trên từng thẻ',
  },
  fishing: {
    eyebrow: 'Sảnh bắn cá',
    head: 'Dưới rạn san hô',
    sub: '52 sảnh cho một đến bốn người, mỗi phát từ ₱1',
  },
  cards: {
    eyebrow: 'Game bài',
    head: 'Ngồi chơi cùng người thật',
    sub: 'Thập tam, pusoy, poker và 85 bàn khác giữa người chơi',
  },
  sports: {
    eyebrow: 'Thể thao',
    head: 'Mọi trận trên một trang',
    sub: 'Bóng đá, bóng rổ, quyền anh và đua xe, trước và trong trận',
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
    sub: 'Cùng tài khoản, cùng hạn mức, trên Android và iPhone',
  },
  promotions: {
    eyebrow: 'Khuyến mãi',
    head: 'Điều kiện viết chữ lớn',
    sub: 'Mọi điều kiện đứng ngay cạnh số tiền',
  },
  mall: {
    eyebrow: 'Cửa hàng điểm',
    head: 'Đổi điểm lấy quà',
    sub: 'Một điểm cho mỗi ₱100 đã chơi. Điểm hết hạn sau một năm',
  },
  help: {
    eyebrow: 'Trung tâm trợ giúp',
    head: 'Có người trả lời bạn',
    sub: 'Trò chuyện và e-mail, ngày đêm, bằng tiếng Tagalog và Anh',
  },
  welcome: {
    eyebrow: 'Người mới',
    head: 'Mở tài khoản một phút',
    sub: 'Dành cho người từ 21 tuổi. Chỉ dùng tiền ảo',
  },
  originals: {
    eyebrow: 'Game nhà làm',
    head: 'Làm tại chính nhà mình',
    sub: 'Trò chơi nhỏ, luật gói gọn trong một trang',
  },
}
