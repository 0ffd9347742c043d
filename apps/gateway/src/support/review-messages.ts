/** What members are told of what waits for a person: that it is being reviewed, or was not approved; never why. */
export const reviewMessages = {
  'withdrawal.reviewed': {
    title: {
      EN: 'Your withdrawal is being reviewed', TY: 'Nirerepaso ang withdrawal mo', CN: '您的提款正在复核', TH: 'การถอนเงินของคุณกำลังอยู่ระหว่างการทบทวน',
      VI: 'Yêu cầu rút tiền của bạn đang được xem xét', ID: 'Penarikan Anda sedang ditinjau',
    },
    text: {
      EN: 'Order {orderNo} of {amount, money} is being reviewed, which may take longer than usual. There is nothing you need to do.',
      TY: 'Nirerepaso ang order {orderNo} na {amount, money}, kaya maaaring mas matagal kaysa karaniwan. Wala kang kailangang gawin.',
      CN: '订单{orderNo}（{amount, money}）正在复核，所需时间可能比平时长。您无需操作。',
      TH: 'คำสั่ง {orderNo} จำนวน {amount, money} กำลังอยู่ระหว่างการทบทวน ซึ่งอาจใช้เวลานานกว่าปกติ คุณไม่ต้องทำอะไร',
      VI: 'Lệnh {orderNo} số tiền {amount, money} đang được xem xét, có thể lâu hơn bình thường. Bạn không cần làm gì.',
      ID: 'Order {orderNo} sebesar {amount, money} sedang ditinjau dan mungkin lebih lama dari biasanya. Anda tidak perlu melakukan apa pun.',
    },
  },
  'referral.reviewed': {
    title: {
      EN: 'Your reward is being reviewed', TY: 'Nirerepaso ang reward mo', CN: '您的奖励正在审核', TH: 'รางวัลของคุณกำลังอยู่ระหว่างการทบทวน',
      VI: 'Phần thưởng của bạn đang được xem xét', ID: 'Hadiah Anda sedang ditinjau',
    },
    text: {
      EN: 'The reward of {amount, money} for inviting {friend} is being reviewed. There is nothing you need to do; you will hear from us.',
      TY: 'Nirerepaso ang reward na {amount, money} para sa pag-imbita kay {friend}. Wala kang kailangang gawin; babalitaan ka namin.',
      CN: '邀请{friend}的奖励{amount, money}正在审核。您无需操作，结果会通知您。',
      TH: 'รางวัล {amount, money} จากการเชิญ {friend} กำลังอยู่ระหว่างการทบทวน คุณไม่ต้องทำอะไร เราจะแจ้งผลให้ทราบ',
      VI: 'Phần thưởng {amount, money} cho việc mời {friend} đang được xem xét. Bạn không cần làm gì; chúng tôi sẽ báo kết quả.',
      ID: 'Hadiah {amount, money} karena mengundang {friend} sedang ditinjau. Anda tidak perlu melakukan apa pun; kami akan memberi kabar.',
    },
  },
  'referral.refused': {
    title: {
      EN: 'A reward was not approved', TY: 'May reward na hindi naaprubahan', CN: '一项奖励未获批准', TH: 'รางวัลหนึ่งรายการไม่ได้รับการอนุมัติ',
      VI: 'Một phần thưởng không được duyệt', ID: 'Satu hadiah tidak disetujui',
    },
    text: {
      EN: 'The reward for inviting {friend} was not approved after a review. The customer service answers your questions.',
      TY: 'Hindi naaprubahan matapos ang pagsusuri ang reward para sa pag-imbita kay {friend}. Sasagutin ng customer service ang mga tanong mo.',
      CN: '邀请{friend}的奖励经审核未获批准。如有疑问，请联系客服。',
      TH: 'รางวัลจากการเชิญ {friend} ไม่ได้รับการอนุมัติหลังการตรวจสอบ หากมีคำถาม โปรดติดต่อฝ่ายบริการลูกค้า',
      VI: 'Phần thưởng cho việc mời {friend} không được duyệt sau khi xem xét. Bộ phận chăm sóc khách hàng sẽ giải đáp thắc mắc của bạn.',
      ID: 'Hadiah karena mengundang {friend} tidak disetujui setelah ditinjau. Layanan pelanggan siap menjawab pertanyaan Anda.',
    },
  },
  'salary.reviewed': {
    title: {
      EN: 'A salary is being reviewed', TY: 'Nirerepaso ang isang sahod', CN: '一笔薪资正在审核', TH: 'เงินเดือนหนึ่งรายการกำลังอยู่ระหว่างการทบทวน',
      VI: 'Một khoản lương đang được xem xét', ID: 'Satu gaji sedang ditinjau',
    },
    text: {
      EN: 'A salary of {amount, money} is being reviewed before it is paid. It stands in the agent centre as in process.',
      TY: 'Nirerepaso muna bago bayaran ang sahod na {amount, money}. Makikita ito sa agent centre bilang nasa proseso.',
      CN: '一笔{amount, money}的薪资在发放前正在审核，在代理中心显示为处理中。',
      TH: 'เงินเดือน {amount, money} กำลังอยู่ระหว่างการทบทวนก่อนจ่าย ในศูนย์เอเจนต์แสดงเป็นกำลังดำเนินการ',
      VI: 'Khoản lương {amount, money} đang được xem xét trước khi chi trả. Trung tâm đại lý hiển thị là đang xử lý.',
      ID: 'Gaji sebesar {amount, money} sedang ditinjau sebelum dibayarkan. Di pusat agen statusnya sedang diproses.',
    },
  },
  'salary.refused': {
    title: {
      EN: 'A salary was not approved', TY: 'May sahod na hindi naaprubahan', CN: '一笔薪资未获批准', TH: 'เงินเดือนหนึ่งรายการไม่ได้รับการอนุมัติ',
      VI: 'Một khoản lương không được duyệt', ID: 'Satu gaji tidak disetujui',
    },
    text: {
      EN: 'A salary of {amount, money} was not approved after a review. The customer service answers your questions.',
      TY: 'Hindi naaprubahan matapos ang pagsusuri ang sahod na {amount, money}. Sasagutin ng customer service ang mga tanong mo.',
      CN: '一笔{amount, money}的薪资经审核未获批准。如有疑问，请联系客服。',
      TH: 'เงินเดือน {amount, money} ไม่ได้รับการอนุมัติหลังการตรวจสอบ หากมีคำถาม โปรดติดต่อฝ่ายบริการลูกค้า',
      VI: 'Khoản lương {amount, money} không được duyệt sau khi xem xét. Bộ phận chăm sóc khách hàng sẽ giải đáp thắc mắc của bạn.',
      ID: 'Gaji sebesar {amount, money} tidak disetujui setelah ditinjau. Layanan pelanggan siap menjawab pertanyaan Anda.',
    },
  },
} as const
