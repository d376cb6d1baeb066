export const adminPush = {
  title: 'Notifications on this device',
  switch: 'Notify me here of new messages',
  switchDetail:
    'You see who wrote and what about, even on a locked screen, but not the message itself. When you log out here, notifications pause until you log in again.',
  test: 'Send me a test',
  testSent: 'The test is on its way',
  testSentDetail:
    'If nothing appears within a minute, check the notification settings of this device and its “do not disturb” mode.',
  testFailed: 'The test could not be sent',
  switchFailed: 'The change could not be made',
  denied: 'This browser blocks notifications',
  deniedDetail:
    'Allow them in your browser’s settings: press the icon next to the address, then “Notifications”. If you opened this from your home screen, allow them in your phone’s settings. Then come back here.',
  homeScreen: 'Add this page to your home screen first',
  homeScreenDetail:
    'iPhones and iPads (iOS 16.4 or newer) only show notifications from sites that are on the home screen.',
  'homeScreen.share': 'Press your browser’s “Share” button.',
  'homeScreen.add': 'Choose “Add to Home Screen”.',
  'homeScreen.open': 'Open the new icon, log in, and turn on notifications there.',
  unsupported: 'This browser can’t show notifications',
  unsupportedDetail:
    'Private windows can’t either. In an up-to-date Chrome, Edge, Firefox or Safari, you can turn them on.',
  siteOff: 'Notifications are off for the site',
  siteOffDetail: 'Ask whoever made your site to turn them on.',
  devices: 'Your devices with notifications',
  device: '{{browser}} on {{system}}',
  unknownDevice: 'Unknown device',
  thisDevice: 'This device',
  seen: 'Last used {{time}}',
  failing:
    'No notification has arrived there since {{time}}. If this continues, turn notifications off and on again there.',
  remove: 'Remove',
  removeOf: 'Remove: {{name}}',
  removeFailed: 'The device could not be removed',
  loadFailed: 'The notification settings could not be loaded',
} as const;
