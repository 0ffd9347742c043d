/** The stories that are compared: those in which most of what the kit draws can be seen. `whole` ones fill the window. */
export const keyStories = {
  parts: [
    'gallery-buttons--all-states', 'gallery-choice--all-states', 'gallery-fields--all-states',
    'fields-phonefield--filled', 'fields-amountfield--filled', 'fields-selectmenu--rest', 'fields-passwordfield--strength', 'fields-upload--several',
    'bits-money--all-tones', 'bits-stepper--withdrawal', 'bits-notice--with-action', 'bits-states--failed', 'bits-tabs--with-counts', 'bits-pagination--middle',
    'data-datatable--with-totals', 'data-daterange--in-the-month', 'data-statcard--overview', 'data-chart--bars-and-line', 'data-qrcard--android', 'data-infinitelist--messages',
    'lobby-gametile--hot', 'lobby-gametile--maintenance', 'lobby-filterbar--listing', 'lobby-board--default', 'lobby-ticket--many', 'lobby-vendors--chips', 'lobby-categoryrow--nine',
    'shell-balancepill--rest', 'shell-balancepill--hidden', 'shell-profilehead--in-drawer', 'shell-footer--default',
  ],
  whole: [
    'overlays-modal--terms', 'overlays-toast--tones', 'shell-header--member', 'shell-pageshell--with-menu', 'shell-splitcentre--page',
    'screens-home--member', 'screens-slots-listing--guest', 'screens-login--default', 'screens-not-found--guest',
  ],
} as const
