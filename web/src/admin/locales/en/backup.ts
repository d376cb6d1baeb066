export const adminBackup = {
  title: 'Backup',
  intro: 'Your whole site and your messages in one file, from which the site can be rebuilt.',
  loadFailed: 'The backups could not be loaded',
  'make.title': 'Download a backup',
  'make.what':
    'One ZIP file with all posts, drafts and their earlier versions, all pictures, services, testimonials, settings and messages. It has no passwords, logins or private links.',
  'make.personal':
    'It contains personal data: the names, addresses and messages of everyone who has written to you. Keep it where nobody else can open it, and delete it when you have a newer one.',
  'make.start': 'Download everything',
  'make.busy': 'Making the backup…',
  'make.done': 'The backup is ready, and your download has started.',
  'make.failed': 'The backup could not be started',
  'make.stopped':
    'The last backup didn’t finish. Nothing on your site changed. Try again; if it happens again, tell whoever made your site.',
  'progress.label': 'Progress of the backup',
  'progress.texts': 'Collecting text and messages…',
  'progress.pictures': 'Collecting pictures: {{done}} of {{total}}',
  'progress.leave': 'You can keep working. If you leave this screen, you’ll find the backup here for a week.',
  'list.title': 'What protects your site',
  'list.google':
    'Google keeps a daily backup of your content and messages for a month, and deleted pictures for a week. Whoever made your site can restore them for you. They are stored in the same place as the site. If that place is lost, only a backup of your own protects you, so download one every month or so. You can download the backups you make here for a week.',
  'download.start': 'Download',
  'download.of': 'Download the backup from {{time}}',
  'download.failed': 'The download could not be started',
} as const;
