export const adminBackup = {
  title: 'Backup',
  intro: 'Your texts, pictures and messages in one file, from which the site can be made again.',
  loadFailed: 'The backups could not be loaded',
  'make.title': 'Take a backup home',
  'make.what':
    'One ZIP file with all posts, drafts and their earlier versions, all pictures, services, testimonials, settings and messages. Passwords, logins and private preview links are not in it.',
  'make.personal':
    'It contains personal data: the names, addresses and messages of everyone who has written to you. Keep it where nobody else can open it, and delete it when you have a newer one.',
  'make.start': 'Download everything',
  'make.busy': 'Making the backup…',
  'make.done': 'The backup is ready, and your download has begun.',
  'make.failed': 'The backup could not be begun',
  'make.stopped':
    'The last backup could not be finished. Nothing on your site was changed. Try again; if it happens again, tell whoever made your site.',
  'progress.label': 'Progress of the backup',
  'progress.texts': 'Collecting texts and messages…',
  'progress.pictures': 'Collecting pictures: {{done}} of {{total}}',
  'progress.leave': 'You can go on working. If you leave this screen, you find the backup here for a week.',
  'list.title': 'What protects your site',
  'list.google':
    'Google keeps a backup of your texts and messages of each day of the last month, and deleted pictures for a week. Whoever made your site can bring them back for you. They are kept in the same place as the site: only a backup at home, such as one a month, protects you if that place is lost. Those that you have made can be downloaded for a week.',
  'download.start': 'Download',
  'download.of': 'Download the backup of {{time}}',
  'download.failed': 'The download could not be begun',
} as const;
