import { wholeText } from '../../../../kernel/http/index.ts'
import type { ContentTranslations } from './content-translations.ts'
import { viHelp } from './help/vi.ts'

const amountText = (pesos: number): string => wholeText(pesos, 'VI')

const cash = 'Vào tiền thưởng ngay.'

/** The published content in Vietnamese. */
export const vi: ContentTranslations = {
  categories: {
    1691: 'Thành viên mới',
    1692: 'Nạp tiền',
    1693: 'Hoàn tiền thua',
    1694: 'VIP',
    1695: 'Bắn cá',
    1696: 'Mời bạn bè',
    1697: 'Casino',
  },
  notices: {
    201: {
      title: 'Buccaneer Bay đang bảo trì',
      text: 'Nhà cung cấp đang bảo trì trò chơi này. Các ván còn dở sẽ được thanh toán khi trò chơi mở lại.',
    },
    202: {
      title: '14 trò chơi mới tuần này',
      text: 'Candy Atelier, Orbit Crash và Turtle Carnival đứng đầu hàng trò chơi mới.',
    },
    204: {
      title: 'Chơi trong giới hạn của bạn',
      text: 'Hãy quyết định chơi tối đa bao nhiêu trước khi bắt đầu và dừng lại khi không còn thấy vui. Chỉ dành cho người chơi từ 21 tuổi trở lên.',
    },
    205: {
      title: 'Bắn cá: thấy mức trả của mỗi loài',
      text: 'Mỗi sảnh ghi mức trả của từng loài cá trước khi bạn bắn.',
    },
    211: {
      title: 'Đây là trang web minh họa',
      text: 'Mọi khoản tiền trên trang web này đều là tiền chơi thử. Mở tài khoản và thử các trò nổ hũ của Tessera và Ninefold.',
    },
    212: {
      title: 'Chào mừng đến với Vesper',
      text: `Tài khoản của bạn có ${amountText(1_000)} tiền chơi thử, dùng để chơi nhưng không rút được.`,
    },
  },
  promotions: {
    101: {
      title: 'Hoàn tiền thứ Sáu',
      figureLabel: 'hoàn tiền',
      summary:
        'Hoàn đến 3,5% tiền thua ròng trong tuần, tối đa 0,08% tổng tiền cược, trả lúc nửa đêm. Cược đủ 1 vòng trước khi rút.',
      terms: [
        'Tuần tính từ 00:00 thứ Bảy đến 23:59 thứ Sáu, giờ Manila.',
        `Hoàn 2% khi thua ròng từ ${amountText(500)}, 3% từ ${amountText(20_000)} và 3,5% từ ${amountText(100_000)}. Tối đa 0,08% tổng tiền cược trong tuần.`,
        'Trả mỗi tuần một lần vào ví chính.',
      ],
    },
    102: {
      title: 'Rủ bạn cùng chơi',
      figureLabel: 'mỗi bạn',
      summary: `Bạn nhận ${amountText(150)} khi người bạn từ 21 tuổi trở lên đã nạp ${amountText(200)} và cược đủ ${amountText(1_000)}. Được trả khi bạn cược đủ 50 vòng.`,
      terms: [
        'Người bạn đăng ký bằng mã giới thiệu của bạn và chưa từng có tài khoản tại đây.',
        'Mỗi người bạn một phần thưởng, tối đa 20 phần mỗi tháng.',
        'Cả hai đều từ 21 tuổi trở lên.',
        'Thể thao, esports, đá gà và xổ số tính toàn bộ, game bài một phần tư, bắn cá một phần mười, nổ hũ một phần hai mươi, casino không tính.',
        'Có hiệu lực 30 ngày. Không dùng để cược được trước khi được trả; rút tiền trước lúc đó là bỏ khoản này.',
      ],
    },
    103: {
      title: 'Quà chào mừng Zalo',
      figureLabel: 'thưởng',
      summary: 'Liên kết tài khoản Zalo lần đầu và xác nhận, nhận đến 131.000 ₫. Cược đủ 3 vòng trước khi rút.',
      terms: [
        'Dành cho thành viên mới, mỗi người và mỗi tài khoản Zalo một lần.',
        'Trả trong vòng một ngày sau khi bạn xác nhận.',
        'Cược đủ 3 vòng trong 14 ngày, nếu không khoản thưởng sẽ hết hạn.',
      ],
    },
    104: {
      title: 'Chơi thử trước đã',
      figureLabel: 'tiền chơi thử',
      summary: `Mỗi tài khoản mới có ${amountText(1_000)} tiền chơi thử, dùng để chơi nhưng không rút được.`,
      terms: [
        'Có ngay khi mở tài khoản, mỗi người một lần.',
        'Đây là trang web minh họa: không có tiền thật trên trang web này.',
      ],
    },
    105: {
      title: 'Nạp lần hai',
      figureLabel: 'tặng thêm',
      summary: `Lần nạp thứ hai được tặng thêm 20%, đến ${amountText(5_000)}. Được trả khi bạn cược đủ 50 vòng.`,
      terms: [
        `Dành cho lần nạp thứ hai của tài khoản, từ ${amountText(200)}.`,
        'Thể thao, esports, đá gà và xổ số tính toàn bộ, game bài một phần tư, bắn cá một phần mười, nổ hũ một phần hai mươi, casino không tính.',
        'Có hiệu lực 30 ngày kể từ lúc nạp. Không dùng để cược được trước khi được trả; rút tiền trước lúc đó là bỏ khoản này.',
      ],
    },
    106: {
      title: 'Hoàn trả nổ hũ mỗi ngày',
      figureLabel: 'hoàn trả',
      summary: `Hoàn 0,3% tiền cược nổ hũ mỗi sáng khi hôm trước cược từ ${amountText(1_000)}.`,
      terms: ['Ngày tính từ 00:00 đến 23:59, giờ Manila.', 'Trả trước 10:00, rút được ngay.'],
    },
    107: {
      title: 'Mẻ cá hôm nay',
      figureLabel: 'mỗi ngày',
      summary: `${amountText(88)} cho 100 thành viên đầu tiên cược đủ ${amountText(20_000)} ở bắn cá. Cược đủ 2 vòng trước khi rút.`,
      terms: ['Tính từ nửa đêm, giờ Manila.', 'Mỗi thành viên mỗi ngày một phần thưởng.'],
    },
    108: {
      title: 'Cuối tuần ở casino',
      figureLabel: 'mỗi cuối tuần',
      summary: `Đăng ký tham gia, cược đủ ${amountText(100_000)} ở casino từ thứ Bảy đến Chủ nhật và nhận ${amountText(38)}. Cược đủ 3 vòng trước khi rút.`,
      terms: [
        'Cuối tuần tính từ 00:00 thứ Bảy đến 23:59 Chủ nhật, giờ Manila.',
        'Đăng ký trước khi kết thúc; tiền cược trước lúc đăng ký cũng được tính.',
        'Nhận trong 7 ngày và cược đủ vòng trong 7 ngày sau khi nhận.',
      ],
    },
  },
  agentNotices: {
    1: {
      title: 'Trước khi chấp nhận hợp đồng',
      text: 'Chăm sóc khách hàng cho bạn biết điều khoản của đề nghị. Trước khi chấp nhận, hãy hỏi thêm với điều khoản đó tháng trước bạn sẽ nhận được bao nhiêu.',
    },
    2: {
      title: 'Cách tính cổ tức',
      text: 'Cổ tức nửa tháng chốt lúc nửa đêm ngày 1 và ngày 16, giờ Manila. Khoản này ở trạng thái đang xử lý cho đến khi chúng tôi kiểm tra xong, trong vòng mười ngày. Phần lỗ được chuyển sang kỳ sau. Tiền thua ròng chỉ tính tối đa bằng phần trò chơi giữ lại trung bình trên doanh thu cược.',
    },
    3: {
      title: 'Mỗi liên kết giới thiệu có tỷ lệ riêng',
      text: 'Mỗi liên kết có thể đặt tỷ lệ hoàn trả riêng cho thành viên mới, cao nhất bằng tỷ lệ của bạn. Người vào bằng liên kết nào vẫn giữ tỷ lệ đó khi liên kết bị xóa.',
    },
  },
  shop: {
    1: { name: `${amountText(5)} tiền mặt`, description: cash },
    2: { name: `${amountText(50)} tiền mặt`, description: cash },
    3: { name: `${amountText(200)} tiền mặt`, description: cash },
    4: { name: `${amountText(1_000)} tiền mặt`, description: cash },
    11: { name: `Vé ${amountText(30)}`, description: 'Giữ trong vé của bạn 30 ngày. Nhận khi thuận tiện.' },
    21: { name: 'Bộ bài Tây', description: 'Bài poker phủ nhựa, mang màu của Vesper.' },
    22: { name: 'Cốc giữ nhiệt', description: 'Thép không gỉ, 450 ml, giữ ấm sáu giờ.' },
    23: { name: 'Sạc dự phòng', description: '10.000 mAh, hai cổng, sạc đầy trong ba giờ.' },
    24: { name: 'Tai nghe chụp tai không dây', description: 'Gập lại được, nghe được 24 giờ.' },
    25: { name: 'Máy tính bảng 10 inch', description: '128 GB, màu than chì. Chỉ có một chiếc.' },
  },
  help: viHelp,
}
