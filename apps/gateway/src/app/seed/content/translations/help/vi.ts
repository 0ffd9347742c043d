import type { HelpTranslations } from '../content-translations.ts'

/** The help centre in Vietnamese. */
export const viHelp: HelpTranslations = {
  about: {
    title: 'Giới thiệu Vesper',
    text: `
Vesper là thương hiệu mẫu của Parlour, bộ giao diện mã nguồn mở dành cho trang web trò chơi, kèm một hệ thống tham chiếu.

## Đây là trang web minh họa
Mọi khoản tiền ở đây đều là tiền chơi thử, không mua được và không đổi ra tiền thật được. Việc nạp và rút tiền chỉ là mô phỏng:
quy trình giống hệ thống thật nhưng không liên hệ với ngân hàng nào.

## Ai được chơi
Chỉ người từ 21 tuổi trở lên. Mỗi người một tài khoản.`,
  },
  term: {
    title: 'Điều khoản sử dụng',
    text: `
Khi mở tài khoản, bạn đồng ý với các điều khoản này.

## Tài khoản của bạn
- Bạn từ 21 tuổi trở lên và tự mình chơi.
- Thông tin của bạn là thật, và chỉ mình bạn biết mật khẩu.
- Bạn chỉ có một tài khoản. Chúng tôi có thể đóng các tài khoản khác.

## Việc chơi của bạn
- Máy chủ quyết định kết quả ngay khi bạn bắt đầu ván, và kết quả không đổi dù kết nối của bạn ra sao.
- Tiền cược đã ghi nhận thì không rút lại được. Ván bị lỗi do chúng tôi sẽ được hoàn tiền cược.
- Không được dùng phần mềm chơi thay và không được thông đồng với người chơi khác.

## Trách nhiệm của chúng tôi
- Chúng tôi nêu rõ điều khoản của ưu đãi trước khi bạn nhận, và làm đúng như vậy.
- Chúng tôi cho biết vì sao một lệnh không được chấp nhận và bạn có thể làm gì.
- Chúng tôi có thể đóng trang web để bảo trì. Số dư và các lệnh đang chờ của bạn vẫn được giữ nguyên.

## Khi bạn không đồng ý
Hãy liên hệ chăm sóc khách hàng, kèm mã lệnh hoặc mã ván. Chúng tôi sẽ trả lời và nêu rõ lý do.`,
  },
  privacy: {
    title: 'Thông báo quyền riêng tư',
    text: `
## Chúng tôi lưu gì
- Thông tin bạn cung cấp khi đăng ký và bổ sung trong trung tâm thành viên.
- Các ván chơi, lệnh và tin nhắn của bạn, vì đó là lịch sử của bạn.
- Thời gian và mạng của mỗi lần đăng nhập, để phát hiện lần đăng nhập không phải của bạn.

## Chúng tôi không làm gì
- Không có script nào của bên thứ ba chạy trên trang mà bạn đã đăng nhập.
- Không bán và không chuyển giao dữ liệu nào.
- Mật khẩu của bạn chỉ được lưu ở dạng không thể đọc ngược lại.

## Quyền của bạn
Bạn có thể xem, sửa dữ liệu của mình và yêu cầu đóng tài khoản. Hãy liên hệ chăm sóc khách hàng.`,
  },
  responsible: {
    title: 'Chơi trong giới hạn của bạn',
    text: `
Chơi là để giải trí. Đây không phải cách kiếm tiền, và về lâu dài nhà cái là bên thắng.

## Thói quen tốt
- Trước khi bắt đầu, hãy quyết định chơi bao nhiêu và bao lâu, rồi dừng đúng mức đó.
- Đừng chơi để gỡ lại số tiền đã thua.
- Đừng chơi khi mệt, khi buồn bực hoặc sau khi uống rượu bia.
- Hãy nghỉ giữa chừng. Trò nổ hũ hiển thị kết quả từng ván: hãy nhìn tổng của cả buổi tối, đừng nhìn một lần thắng.

## Dấu hiệu cần lưu ý
- Bạn giấu việc mình chơi nhiều đến đâu.
- Bạn phải cược nhiều hơn mới có cảm giác như trước.
- Việc chơi ảnh hưởng đến công việc, giấc ngủ hoặc gia đình.

## Chúng tôi giúp được gì
Hãy yêu cầu chăm sóc khách hàng đóng tài khoản của bạn một ngày, một tháng hoặc vĩnh viễn. Chúng tôi thực hiện ngay trong
ngày và không mở lại sớm hơn.`,
  },
  deposit: {
    title: 'Nạp tiền',
    text: `
Chọn phương thức thanh toán ở mục Nạp tiền trong trung tâm thành viên, nhập số tiền trong giới hạn hiển thị rồi làm theo
hướng dẫn trên trang.

## Sau khi thanh toán
- Mã QR và trang thanh toán tự báo cho chúng tôi. Tiền vào ví chính ngay khi chúng tôi nhận được thông báo.
- Chuyển khoản ngân hàng do nhân viên kiểm tra. Hãy giữ mã giao dịch trên biên lai: chúng tôi tìm theo mã đó.
- Bạn nhận được tin nhắn khi tiền nạp đã vào, hoặc tin nhắn nêu lý do khi lệnh không được chấp nhận.

## Khi tiền chưa vào
Trước hết hãy xem các lệnh nạp trong bảy ngày ở trang Nạp tiền: ở đó ghi lệnh đang đến bước nào. Sau đó gửi mã lệnh và biên lai
cho chúng tôi qua chat. Đừng thanh toán lần thứ hai.`,
  },
  withdraw: {
    title: 'Rút tiền',
    text: `
Bạn cần có mật khẩu giao dịch và một tài khoản nhận tiền đứng tên bạn. Cả hai được đặt trong trung tâm thành viên.

## Quy trình rút tiền
- Số tiền được trừ khỏi ví chính của bạn và tạm giữ.
- Lệnh được kiểm tra: tiền thuộc khoản thưởng chưa đủ vòng cược thì chưa rút được.
- Sau khi chi trả, bạn xác nhận tiền đã đến. Quá thời hạn, lệnh tự động được tính là đã nhận.
- Lệnh không được duyệt sẽ hoàn về ví chính của bạn, kèm lý do.

## Nhập sai mật khẩu giao dịch năm lần
Sau năm lần sai, thanh toán bị khóa trong 30 phút. Nếu quên, hãy liên hệ chăm sóc khách hàng.`,
  },
  bonus: {
    title: 'Điều khoản thưởng',
    text: `
Mỗi ưu đãi đều nêu điều khoản trước khi bạn nhận. Những điều sau áp dụng cho tất cả.

- Khoản thưởng đi kèm yêu cầu vòng cược: số tiền phải cược trước khi được rút. Số này hiển thị bên cạnh khoản thưởng.
- Tiền cược tính từ lúc khoản thưởng vào tài khoản. Trò chơi nào được tính thì ghi trong ưu đãi.
- Trang Rút tiền trong trung tâm thành viên cho biết còn phải cược bao nhiêu.
- Tiền của bạn được cược trước. Khoản thưởng và tiền thắng từ nó được để riêng cho đến khi đủ vòng cược, sau đó là tiền của bạn.
- Rút tiền trước lúc đó là bỏ khoản thưởng. Trang sẽ nói rõ số tiền và hỏi trước.
- Có ưu đãi chỉ trả thưởng khi đã đủ vòng cược. Trước lúc đó không dùng khoản thưởng ấy để cược được, và ưu đãi ghi rõ điều này.
- Không dùng được khoản thưởng để cược quá mức tối đa của nó, trong trò bị điều khoản loại trừ hay sau khi hết hạn.
- Tiền ban đầu của tài khoản chỉ để chơi: không thể rút nó và tiền thắng từ nó.
- Khoản thưởng có thể có thời hạn. Phần chưa cược đủ khi hết hạn sẽ mất; tiền bạn nạp thì không bao giờ mất.
- Mỗi người một khoản thưởng. Người có nhiều tài khoản sẽ không được thưởng.`,
  },
  fairness: {
    title: 'Công bằng và tỷ lệ trả thưởng',
    text: `
## Ai quyết định kết quả
Khi bạn bắt đầu ván, máy chủ quay kết quả bằng số ngẫu nhiên an toàn, ghi tiền cược và tiền thắng cùng lúc, rồi mới hiển thị.
Hình ảnh trong trình duyệt của bạn không quyết định điều gì.

## Tỷ lệ trả thưởng cho người chơi
Các trò nổ hũ của Tessera và Ninefold trả thưởng 96,227%: cứ 100,00 tiền cược thì 96,23 được trả lại thành tiền thắng, tính
trên mọi vị trí dừng có thể của các cuộn. Đó là con số của thời gian rất dài. Một buổi tối có thể tốt hơn hoặc tệ hơn nhiều.

## Khi mất kết nối
Mỗi ván chỉ được ghi một lần, dù mạng ra sao. Hãy mở lại trò chơi và bấm Kiểm tra để xem ván đó kết thúc thế nào.`,
  },
  account: {
    title: 'Tài khoản và mật khẩu',
    text: `
## Không đăng nhập được
- Sau ba lần sai, bạn phải nhập thêm các ký tự trong ảnh.
- Sau năm lần sai, tài khoản bị khóa nửa giờ đối với mạng bạn đang dùng. Không ai khóa được tài khoản của bạn từ nơi khác.
- Quên mật khẩu sẽ gửi mã đến điện thoại của tài khoản, hoặc mật khẩu mới đến email.

## Giữ an toàn cho tài khoản
- Dùng mật khẩu mà bạn không dùng ở nơi nào khác.
- Bạn được đăng xuất sau 30 phút không thao tác, và sau 12 giờ trong mọi trường hợp.
- Nếu có người có thể biết mật khẩu, hãy đổi trong trung tâm thành viên. Các phiên đăng nhập khác của bạn cũng kết thúc.`,
  },
  agent: {
    title: 'Đại lý và mời bạn bè',
    text: `
Đại lý vào trung tâm đại lý từ menu tài khoản. Trang này cho biết tình hình đội nhóm theo ngày: tiền nạp, tiền rút, tiền cược và người chơi hoạt động. Chưa có trang cho
tài khoản, hoàn trả, hợp đồng và mã giới thiệu.`,
  },
  app: {
    title: 'Đưa Vesper ra màn hình chính',
    text: `
Bạn không cần cài gì từ cửa hàng ứng dụng.

- Android: mở trang web trong trình duyệt, mở menu, chọn Thêm vào Màn hình chính rồi xác nhận.
- iPhone và iPad: mở trang web trong Safari, bấm Chia sẻ, chọn Thêm vào MH chính rồi xác nhận. Hoặc cài hồ sơ ở mục Tải ứng dụng.

Vẫn là trang web và tài khoản đó, trong một cửa sổ riêng.`,
  },
  connection: {
    title: 'Kết nối chậm',
    text: `
Trang web có nhiều địa chỉ. Kiểm tra tốc độ trong menu sẽ đo các địa chỉ này từ nơi bạn đang ở và đề xuất địa chỉ nhanh nhất;
tài khoản của bạn ở địa chỉ nào cũng như nhau.

- Ván chơi, lệnh nạp và lệnh rút chỉ gửi một lần, kể cả khi bạn bấm lại: không có gì bị ghi hai lần.
- Khi chưa có phản hồi, trang sẽ báo đang kiểm tra. Hãy đợi kết quả trước khi làm việc khác.`,
  },
  contact: {
    title: 'Liên hệ',
    text: `
- Chat: bấm Chăm sóc khách hàng. Câu trả lời đầu tiên là tự động và có ghi rõ; sau đó nhân viên sẽ trả lời bạn.
- Tin nhắn: viết cho chăm sóc khách hàng từ hộp thư của bạn. Câu trả lời cũng đến hộp thư đó.
- Góp ý: cho chúng tôi biết điều gì nên tốt hơn. Không cần tài khoản.

Hãy ghi mã lệnh hoặc mã ván, và đừng bao giờ gửi mật khẩu: chúng tôi không hỏi mật khẩu của bạn.`,
  },
}
