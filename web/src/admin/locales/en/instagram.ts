export const adminInstagram = {
  title: 'Instagram',
  loadFailed: 'The Instagram settings could not be loaded',
  off: 'Instagram is off',
  'off.detail': 'The site shows its own pictures. Ask whoever made your site to turn on Instagram.',
  none: 'No account is connected',
  'none.detail':
    'Connect your account to show your four newest posts on the home and about pages. It has to be a business or creator account.',
  left_one: 'The site still shows {{count}} post from before.',
  left_other: 'The site still shows {{count}} posts from before.',
  'left.remove': 'Take them off the site',
  connect: 'Connect Instagram',
  'connect.again': 'Connect again',
  'connect.going': 'Opening Instagram…',
  'connect.failed': 'Instagram could not be opened',
  'connect.busy': 'Connecting Instagram',
  'connect.done': 'Instagram is connected',
  'connect.not': 'Instagram is not connected',
  'connect.denied': 'You didn’t give permission on Instagram. Nothing has changed.',
  'connect.refused': 'Instagram did not allow it. Nothing has changed.',
  connected: 'Connected as @{{username}}',
  shows_zero: 'The account has no posts with a picture yet, so the site shows its own pictures.',
  shows_one: 'The site shows your newest post.',
  shows_other: 'The site shows your {{count}} newest posts.',
  fetchedAt: 'Last checked: {{time}}.',
  fetching: 'Getting your posts…',
  fetch: 'Check now',
  'fetch.busy': 'Checking…',
  'fetch.failed': 'Your posts could not be loaded',
  'problem.ended':
    'The connection ended: Instagram no longer gives your posts to the site. Connect again. Until then, the site shows the posts it has.',
  'problem.permission':
    'Instagram no longer lets the site see your posts. Connect again and give permission. Until then, the site shows the posts it has.',
  'problem.busy':
    'Instagram has been limiting us since {{time}}. The site shows the posts it has, and we keep trying.',
  'problem.failed':
    'Instagram has not answered properly since {{time}}. The site shows the posts it has, and we keep trying.',
  'problem.pictures':
    'Some pictures from Instagram have not loaded since {{time}}. The site shows the posts it has, and we keep trying.',
  endsSoon:
    'The connection ends on {{time}}, and it could not be renewed. Connect again to keep new posts coming.',
  disconnect: 'Disconnect…',
  'disconnect.title': 'Disconnect @{{username}}?',
  'disconnect.detail': 'The site loses access to your account, and new posts stop coming.',
  'disconnect.removePosts': 'Also take the posts off the site',
  'disconnect.confirm': 'Disconnect',
  'disconnect.cancel': 'Keep it',
  'disconnect.failed': 'The change could not be saved',
} as const;
