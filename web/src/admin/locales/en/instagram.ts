export const adminInstagram = {
  title: 'Instagram',
  loadFailed: 'The state of Instagram could not be loaded',
  off: 'Instagram is off',
  'off.detail': 'The site shows its own pictures. Ask whoever made your site to switch Instagram on.',
  none: 'No account is connected',
  'none.detail':
    'Connect your account, and the home page and the about page show your four newest posts. It has to be a business or creator account.',
  left_one: 'The site still shows {{count}} post from before.',
  left_other: 'The site still shows {{count}} posts from before.',
  'left.remove': 'Take them off the site',
  connect: 'Connect Instagram',
  'connect.again': 'Connect again',
  'connect.going': 'Going to Instagram…',
  'connect.failed': 'Instagram could not be opened',
  'connect.busy': 'Connecting Instagram',
  'connect.done': 'Instagram is connected',
  'connect.not': 'Instagram is not connected',
  'connect.denied': 'You did not allow it at Instagram. Nothing has changed.',
  'connect.refused': 'Instagram did not allow it. Nothing has changed.',
  connected: 'Connected as @{{username}}',
  shows_zero: 'The account has no posts with a picture yet, so the site shows its own pictures.',
  shows_one: 'The site shows your newest post.',
  shows_other: 'The site shows your {{count}} newest posts.',
  fetchedAt: 'Last fetched: {{time}}.',
  fetching: 'Your posts are being fetched…',
  fetch: 'Fetch now',
  'fetch.busy': 'Fetching…',
  'fetch.failed': 'The posts could not be fetched',
  'problem.ended':
    'The connection ended: Instagram does not give your posts to the site any more. Connect again; until then the site shows the posts it has.',
  'problem.permission':
    'Instagram no longer lets the site see your posts. Connect again and allow it; until then the site shows the posts it has.',
  'problem.busy':
    'Instagram has been limiting us since {{time}}. The site shows the posts it has, and we keep trying.',
  'problem.failed':
    'Instagram has not answered properly since {{time}}. The site shows the posts it has, and we keep trying.',
  'problem.pictures':
    'Some pictures could not be loaded from Instagram since {{time}}. The site shows the posts it has, and we keep trying.',
  endsSoon:
    'The connection ends on {{time}}, and renewing it has not worked. Connect again so that new posts keep coming.',
  disconnect: 'Disconnect…',
  'disconnect.title': 'Disconnect @{{username}}?',
  'disconnect.detail': 'The site forgets the access to your account. New posts no longer come.',
  'disconnect.removePosts': 'Also take the posts off the site',
  'disconnect.confirm': 'Disconnect',
  'disconnect.cancel': 'Keep it',
  'disconnect.failed': 'The change could not be saved',
} as const;
