export const adminPush = {
  title: 'Notifications on this device',
  switch: 'Notify me here of new messages',
  switchDetail:
    'You see who wrote and about what, even on a locked screen; not the message itself. When you log out here, notifications pause until you log in again.',
  test: 'Send me a test',
  testSent: 'The test is on its way',
  testSentDetail:
    'If nothing appears within a minute, check the notification settings of this device and its “do not disturb” mode.',
  testFailed: 'The test could not be sent',
  switchFailed: 'The change could not be made',
  denied: 'This browser blocks notifications',
  deniedDetail:
    'You can allow them in the settings of the browser: press the icon beside the address, then “Notifications”. In an app on the home screen, allow them for it in the settings of the phone. Then come back here.',
  homeScreen: 'Add this page to your home screen first',
  homeScreenDetail:
    'iPhones and iPads (iOS 16.4 or newer) only show notifications of sites that are on the home screen.',
  'homeScreen.share': 'Press the “Share” button of the browser.',
  'homeScreen.add': 'Choose “Add to Home Screen”.',
  'homeScreen.open': 'Open the new icon, log in, and switch notifications on there.',
  unsupported: 'This browser has no notifications',
  unsupportedDetail:
    'Private windows have none either. With a current Chrome, Edge, Firefox or Safari you can switch them on.',
  siteOff: 'Notifications are off for the site',
  siteOffDetail: 'Ask whoever made your site to switch them on.',
  devices: 'Your devices with notifications',
  device: '{{browser}} on {{system}}',
  unknownDevice: 'Unknown device',
  thisDevice: 'This device',
  seen: 'Last used {{time}}',
  failing:
    'No notification has arrived there since {{time}}. If this stays so, switch notifications off and on again there.',
  remove: 'Remove',
  removeOf: 'Remove: {{name}}',
  removeFailed: 'The device could not be removed',
  loadFailed: 'The state of the notifications could not be loaded',
} as const;
