/** `{namespace:key}` is replaced with the label of a button or screen in the owner's area. */
export const handbook = {
  start: {
    title: 'Finding your way around',
    steps: [
      'Open your site’s address with /admin at the end, and enter your password.',
      'The first screen, {admin:nav.dashboard}, shows what is waiting for you: new messages, testimonials, and what’s left to do to make the site yours.',
      'At the bottom of the phone (on a computer, on the left) are {admin:nav.messages}, {admin:nav.content}, {admin:nav.blog} and {admin:nav.stats}. The gear opens {admin:nav.settings}.',
    ],
    notes: [
      'Add this area to your phone’s home screen: in the browser’s menu, choose “Add to Home screen”. It opens like an app, and your messages are one tap away.',
      'The question mark on every screen opens this handbook at the right place.',
    ],
  },
  messages: {
    title: 'Read your messages',
    steps: [
      'Open {admin:nav.messages}. The newest are at the top. Unread ones have a dot or say {adminContact:state.new}.',
      'Tap a message to read all of it. That marks it as read.',
      'When you’re done with it, press {adminContact:mark.archive}. It leaves the inbox and stays in {adminContact:filter.archived}.',
    ],
    notes: [
      'Above the list are {adminContact:filter.inbox}, {adminContact:filter.archived}, {adminContact:filter.spam} and {adminContact:filter.bin}: tap one to see its messages.',
      'Check {adminContact:filter.spam} once a week. If you find a real message, open it and press {adminContact:mark.notSpam}.',
      'Looking for someone? Type a name, a phone number or a word in the search field; on a phone, the magnifying glass opens it. On a phone, {admin:filter.show} lets you see only the new ones, or those for one service or language. On a computer, choose that above the list.',
    ],
  },
  answers: {
    title: 'Reply to a message',
    words: 'answer respond WhatsApp email',
    steps: [
      'Open the message and write under {adminAnswers:answer.text}. To start from one you have written before, choose a {adminAnswers:answer.saved}.',
      'Press {adminAnswers:answer.email} or {adminAnswers:answer.whatsApp}. Your email app or WhatsApp opens with the text.',
      'Send it from there. The message is then marked as answered. If you didn’t send it after all, press {adminAnswers:answer.takeBack}.',
    ],
    notes: [
      'Under {adminAnswers:notes.title}, write what you want to remember, such as the date of a class. Nobody else sees it.',
      'Keep the replies you write most under {adminAnswers:answer.savedReplies}: write them once, in both languages.',
    ],
  },
  deletingMessages: {
    title: 'Delete a message or get it back',
    words: 'remove erase trash restore undo',
    steps: [
      'Open {admin:nav.messages} and tap the message.',
      'Press {adminContact:mark.delete}. The message stays in the {adminContact:filter.bin} for 30 days and is then deleted automatically.',
      'To get it back, tap {adminContact:filter.bin} above the list, open the message and press {adminContact:mark.putBack}.',
    ],
    notes: [
      'To delete it right away, open it in the {adminContact:filter.bin} and press {adminContact:mark.deleteForGood}. This can’t be undone.',
      'If you only want it out of sight, press {adminContact:mark.archive}: it stays in {adminContact:filter.archived}.',
    ],
  },
  personal: {
    title: 'Someone asks what you have about them',
    steps: [
      'Open {adminAnswers:person.request}, below your messages, and enter that person’s email address.',
      'To give them a copy, download {adminAnswers:person.json} or {adminAnswers:person.csv}. Read it before you send it: it includes your private notes.',
      'If they want everything deleted, press {adminAnswers:person.delete}. This can’t be undone.',
    ],
  },
  posts: {
    title: 'Publish a post with photos',
    steps: [
      'Open {admin:nav.blog} and press {adminDrafts:new.posts}.',
      'Write the title and the text. Everything is saved as you type. One language is enough; the other can come later.',
      'To put a photo in the text, place the cursor where it goes and press {adminRichText:tool.picture}. Choose the photo at the top under “Featured picture”.',
      'Press {adminEditor:preview.open} to see the page as visitors will see it.',
      'Press {adminEditor:publish}. In less than a minute, it’s on the site. To publish it another day, scroll down to {adminDrafts:schedule.open}',
    ],
    notes: [
      'For a YouTube video, press {adminRichText:tool.video} and paste its link. The title and the picture come with it.',
      'Want someone to read it first? Further down, {adminDrafts:link.create} gives you a link that opens without a password.',
      'After a correction, press {adminEditor:publish.changes}: until then, visitors read the previous version.',
    ],
  },
  categories: {
    title: 'Sort the blog by categories and tags',
    words: 'topics order',
    steps: [
      'Open {admin:nav.blog} and press {adminDrafts:list.topics}, below the list.',
      'To add one, press {adminTopics:category.add} or {adminTopics:tag.add} and write its name.',
      'To rename one, press {adminTopics:rename} next to it. It changes in every post that has it.',
    ],
    notes: [
      'In each post, you choose the category and type the tags.',
      'If no post has it, you can delete it: press {adminTopics:delete} next to it.',
    ],
  },
  pictures: {
    title: 'Upload a photo and use it',
    words: 'picture image camera',
    steps: [
      'Open {admin:nav.content}, then {adminDrafts:pictures}, and press {adminPictures:upload.choose}. On a phone, you can also take the photo right there.',
      'Say in one sentence what it shows. It is read aloud to people who can’t see it.',
      'Tap what must stay visible when the photo is cropped, for example the dog’s face.',
      'Wherever a photo goes, press {adminEditor:image.choose} and pick it from your library.',
    ],
    notes: ['Large photos are made smaller automatically. A photo that is used somewhere can’t be deleted.'],
  },
  facts: {
    title: 'Change your hours, phone or towns',
    words: 'times number address email vacation holidays closed WhatsApp social',
    steps: [
      'Open {admin:nav.content} and then {adminDrafts:kind.facts}.',
      'Open the section, for example the hours, and make your changes. Days with the same hours share a row. If you close for a while during the day, tap {adminFields:break.add}.',
      'For vacations and holidays, add closed days: the site shows them automatically on those dates.',
      'Press {adminEditor:publish.changes}. Every page that shows them is updated.',
    ],
    notes: [
      'Leave empty what you don’t want to show, and no page will mention it.',
      'Is your site in one language only? Choose it there, near the end. What you wrote in the other is kept.',
    ],
  },
  services: {
    title: 'Add or change a service',
    words: 'add menu prices boarding classes',
    steps: [
      'Open {admin:nav.content}, then {adminDrafts:kind.services}, and press {adminDrafts:new.services} or tap the one you want to change.',
      'Write its name, what it’s about and, if you like, the price. Choose a photo.',
      'Press {adminEditor:publish}. It is now on your services page, and visitors can choose it in the contact form.',
    ],
    notes: [
      'The arrows in the list change the order. The first three are on the home page.',
      'Not offering a service for a while? Tap its three dots and press {adminDrafts:unpublish}. {adminDrafts:show} brings it back.',
    ],
  },
  prices: {
    title: 'Change a price',
    words: 'fee rate cost charge raise lower money dollars',
    steps: [
      'Open {admin:nav.content}, then {adminDrafts:kind.services}, and tap the service.',
      'Write the new price under “Price”. If the service is in both languages, change it in both.',
      'Press {adminEditor:publish.changes}. Until then, visitors see the old price.',
    ],
    notes: [
      'If you leave it empty, the site shows no price for that service.',
      'If you also wrote the price on a page or in a post, change it there too: that doesn’t change by itself.',
    ],
  },
  testimonials: {
    title: 'Approve a testimonial',
    steps: [
      'Clients write theirs on your testimonials page. You’ll find them under {adminSubmitted:title}; nobody else sees them until you approve them.',
      'Read it and press {adminSubmitted:approve}.',
      'Fix only the typos: these are your client’s words. If you like, add the other language.',
      'Press {adminEditor:publish}.',
    ],
    notes: [
      'Don’t want to show one? Press {adminSubmitted:decline}. It is deleted after 30 days.',
      'You can also write down what a client told you: press {adminDrafts:new.testimonials}. Ask for permission first.',
    ],
  },
  pages: {
    title: 'Change the text on a page',
    steps: [
      'Open {admin:nav.content} and choose the page under {adminDrafts:kind.pages}.',
      'Write your text. The gray text is what the site says now: it stays until you write something else.',
      'Press {adminEditor:preview.open}, then {adminEditor:publish}.',
    ],
    notes: [
      '{adminDrafts:kind.legal} work the same way. Begin with the starter text, and have someone who knows the law read yours.',
      'To go back to the starter text, press {adminDrafts:unpublish_text}. Yours is kept.',
    ],
  },
  ownPages: {
    title: 'Add a page of your own',
    steps: [
      'Open {admin:nav.content}, then {adminDrafts:kind.ownPages}, and press {adminDrafts:new.ownPages}.',
      'Write the title and the content. Choose whether its link goes in the menu at the top, at the bottom of every page, or nowhere.',
      'Look at it in the {adminEditor:preview.open} and press {adminEditor:publish}.',
    ],
    notes: [
      'If you change its link, the old one goes to the new one.',
      'If they don’t all fit in the menu, the last ones go into a second menu at its end. You choose the order in the list.',
      'To hide it for a while, tap its three dots in the list and press {adminDrafts:unpublish}. {adminDrafts:show} brings it back.',
    ],
  },
  brand: {
    title: 'Change your logo, colors and fonts',
    steps: [
      'Open {admin:nav.content} and then {adminDrafts:kind.brand}.',
      'Upload your logo, and choose the colors and the fonts. If a color is hard to read, you’ll see a note.',
      'Look at it in the {adminEditor:preview.open}, in light and dark, and press {adminEditor:publish.changes}.',
    ],
  },
  deleting: {
    title: 'Delete a post, service, testimonial or photo',
    words: 'remove erase trash restore',
    steps: [
      'Open its list: {admin:nav.blog}, or {admin:nav.content} and then {adminDrafts:kind.services} or {adminDrafts:kind.testimonials}.',
      'Tap the three dots of the one you want to delete, and press {adminDrafts:delete}. It disappears from the site and stays in the {adminDrafts:bin.title}, below the list, for 30 days.',
      'To get it back, open the {adminDrafts:bin.title} of that list, tap the three dots and press {adminDrafts:bin.putBack}.',
      'To delete a photo, open {admin:nav.content}, then {adminDrafts:pictures}, tap the photo and press {adminPictures:details.delete}. Photos don’t go to the bin.',
    ],
    notes: [
      'If you only want to hide it for a while, press {adminDrafts:unpublish}; for a post, press {adminDrafts:unpublish_post}. What you wrote is kept.',
    ],
  },
  versions: {
    title: 'Go back to an earlier version',
    steps: [
      'Open the post, service or text, and press {adminEditor:history.open}.',
      'Choose a version. The differences are marked.',
      'Press {adminEditor:history.restore}. Visitors see no change until you publish.',
    ],
    notes: [
      'Anything you delete stays in the {adminDrafts:bin.title} of its list for 30 days: press {adminDrafts:bin.putBack}.',
      'Right after most changes, you can also press {adminDrafts:undo}.',
    ],
  },
  notifications: {
    title: 'Hear about new messages right away',
    steps: [
      'By email: {admin:nav.settings}, {adminContact:mail.title}. Enter your address. You’ll get a code there: type it in.',
      'On your phone: {admin:nav.settings}, {adminPush:title}. Turn on {adminPush:switch} and press {adminPush:test}.',
    ],
    notes: [
      'On an iPhone, first add this area to the home screen.',
      'Whatever happens to an email, every message is under {admin:nav.messages}.',
    ],
  },
  instagram: {
    title: 'Show your Instagram',
    steps: [
      'Open {admin:nav.settings}, {adminInstagram:title}, and press {adminInstagram:connect}. It has to be a business or creator account.',
      'Give permission on Instagram. Minutes later, your four newest posts are on the home page. From then on, new ones appear automatically.',
    ],
    notes: ['If the connection ends, the dashboard tells you. Press {adminInstagram:connect.again}.'],
  },
  stats: {
    title: 'How many people visit you',
    steps: [
      'Open {admin:nav.stats} and choose a period.',
      '{adminStats:posts} tells you what interests people, and {adminStats:sources} where they come from.',
      '{adminStats:form} shows whether those who started to write also sent their message.',
    ],
    notes: ['Nobody is identified. Your own visits don’t count while you’re logged in.'],
  },
  account: {
    title: 'Your password and your devices',
    steps: [
      'Open {admin:nav.settings}, {admin:settings.account}.',
      'To change the password, enter the current one and the new one, and press {adminAccount:password.change}. All other devices are logged out.',
      'Below, you see where you’re logged in. If you don’t recognize a device, end its session and change the password.',
    ],
    notes: ['If you’ve forgotten it, whoever made your site can set a new one. Nobody can read the old one.'],
  },
  backup: {
    title: 'Make a backup',
    steps: [
      'Open {admin:nav.settings}, {adminBackup:title}, and press {adminBackup:make.start}.',
      'You can keep working. When it’s ready, the download starts.',
      'Keep the file where nobody else can open it: your clients’ messages are in it. Once a month is enough.',
    ],
    notes: ['Google keeps a daily copy too. Yours protects you if all of that is lost.'],
  },
  trouble: {
    title: 'When something doesn’t work',
    steps: [
      '{adminEditor:save.pending}: your text is safe on this device. Check your connection; once it’s back, the text is saved automatically.',
      '{adminPublishing:delayed} If it still says so after an hour, tell whoever made your site.',
      '{adminEditor:conflict.notice}: you wrote on two devices. Press {adminEditor:conflict.compare} and choose; nothing is lost.',
      'No emails: check your spam folder, then {admin:nav.settings}, {adminContact:mail.title}, which says what happened. All your messages are here.',
      'You’ve been logged out: log in again. What you wrote is still there.',
    ],
    notes: [
      'To ask for help, say what you did, what the screen says, and when it happened. A screenshot helps most.',
    ],
  },
};
