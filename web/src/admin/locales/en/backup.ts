export const adminBackup = {
  title: 'A copy of everything',
  intro: 'Your texts, pictures and messages in one file, from which the site can be made again.',
  loadFailed: 'The copies could not be loaded',
  'panel.title': 'Copy of everything',
  'panel.open': 'Copies and download',
  'make.title': 'Take a copy home',
  'make.what':
    'One ZIP file with all posts, drafts and their earlier versions, all pictures, services, testimonials, settings and messages. Passwords, logins and private preview links are not in it.',
  'make.personal':
    'It contains personal data: the names, addresses and messages of everyone who has written to you. Keep it where nobody else can open it, and delete it when you have a newer one.',
  'make.start': 'Download a copy',
  'make.busy': 'Making a copy…',
  'make.done': 'The copy is ready, and your download has begun.',
  'make.failed': 'The copy could not be begun',
  'make.stopped':
    'The last copy could not be finished. Nothing on your site was changed. Try again; if it happens again, tell whoever made your site.',
  'progress.label': 'Progress of the copy',
  'progress.texts': 'Copying texts and messages…',
  'progress.pictures': 'Copying pictures: {{done}} of {{total}}',
  'progress.checking': 'Reading the copy back to be sure: {{done}} of {{total}}',
  'progress.leave': 'You can go on working. If you leave this screen, you find the copy here later.',
  'list.title': 'Copies on the server',
  'list.note':
    'A copy is made every night, and the last seven are kept. They protect you from mistakes, but they are kept in the same place as the site. Only a copy at home, such as one a month, protects you if that place is lost.',
  'health.last': 'Last good copy:',
  'health.none': 'There is no copy yet',
  'health.noneDetail':
    'One is made every night. If this is still here tomorrow, tell whoever made your site.',
  'health.oldDetail':
    'That is more than two days ago, although one is made every night. Tell whoever made your site, and make a copy now.',
  'health.damagedDetail':
    'A newer one did not pass its check and may be incomplete. Tell whoever made your site, and make a copy now.',
  'state.complete': 'Complete',
  'state.damaged': 'Damaged',
  'state.failed': 'Not finished',
  'kind.owner': 'Made by you',
  'kind.nightly': 'Made at night',
  documents_one: '{{number}} document',
  documents_other: '{{number}} documents',
  files_one: '{{number}} picture file',
  files_other: '{{number}} picture files',
  checked: 'Read back and complete: {{time}}',
  'download.start': 'Download',
  'download.of': 'Download the copy of {{time}}',
  'download.failed': 'The download could not be begun',
} as const;
