/** `{namespace:key}` is the label of a button or screen, as it is in the owner's area. */
export const handbook = {
  start: {
    title: 'Finding your way',
    steps: [
      'Open your site’s address with /admin at the end, and enter your password.',
      'The first screen, {admin:nav.dashboard}, shows what is waiting for you: new messages, testimonials, and what is still missing until the site is yours.',
      'At the bottom of the phone (on a computer, at the left) you get to {admin:nav.messages}, {admin:nav.content}, {admin:nav.blog} and {admin:nav.stats}. The gear opens {admin:nav.settings}.',
    ],
    notes: [
      'Put the area on your phone’s home screen: in the browser’s menu choose “Add to Home screen”. It opens like an app, and your messages are one tap away.',
      'The question mark on every screen opens this handbook at the right place.',
    ],
  },
  messages: {
    title: 'Read your messages',
    steps: [
      'Open {admin:nav.messages}. The newest are on top; those you have not read have a dot, or say {adminContact:state.new}.',
      'Tap a message to read it whole. That marks it as read.',
      'When you are done with it, press {adminContact:mark.archive}. It leaves the inbox, and stays in {adminContact:filter.archived}.',
    ],
    notes: [
      'Above the list are {adminContact:filter.inbox}, {adminContact:filter.archived}, {adminContact:filter.spam} and {adminContact:filter.bin}: tap one to see its messages.',
      'Look into {adminContact:filter.spam} once a week. If a real message is there, open it and press {adminContact:mark.notSpam}.',
      'Looking for somebody? Write a name, a phone number or a word in the search field; on a phone the magnifying glass opens it. On a phone, {admin:filter.show} shows only the new ones, or those of a service or language; on a computer you choose that above the list.',
    ],
  },
  answers: {
    title: 'Answer a message',
    words: 'reply respond WhatsApp mail',
    steps: [
      'Open the message and write under {adminAnswers:answer.text}. To begin with a text of yours, choose a {adminAnswers:answer.saved}.',
      'Press {adminAnswers:answer.email} or {adminAnswers:answer.whatsApp}. Your own mail program or WhatsApp opens with the text.',
      'Send it there. The message then counts as answered. If you did not send it after all, press {adminAnswers:answer.takeBack}.',
    ],
    notes: [
      'Under {adminAnswers:notes.title} write what you want to remember, such as the date of a class. Nobody else sees it.',
      'The answers that you write most belong under {adminAnswers:answer.savedReplies}: write them once in both languages.',
    ],
  },
  deletingMessages: {
    title: 'Delete a message, or bring it back',
    words: 'remove erase trash restore undo',
    steps: [
      'Open {admin:nav.messages} and tap the message.',
      'Press {adminContact:mark.delete}. The message stays in the {adminContact:filter.bin} for 30 days and is then deleted by itself.',
      'To bring it back, tap {adminContact:filter.bin} above the list, open the message and press {adminContact:mark.putBack}.',
    ],
    notes: [
      'To delete it at once, open it in the {adminContact:filter.bin} and press {adminContact:mark.deleteForGood}. This cannot be undone.',
      'If you only want it out of sight, press {adminContact:mark.archive}: it stays in {adminContact:filter.archived}.',
    ],
  },
  personal: {
    title: 'Somebody asks what you have about them',
    steps: [
      'Open {adminAnswers:person.request} below your messages and write that person’s e-mail address.',
      'To hand over a copy, download {adminAnswers:person.json} or {adminAnswers:person.csv}. Read it before you send it: your private notes are in it.',
      'If they want to be forgotten, press {adminAnswers:person.delete}. This cannot be undone.',
    ],
  },
  posts: {
    title: 'Publish a post with photos',
    steps: [
      'Open {admin:nav.blog} and press {adminDrafts:new.posts}.',
      'Write the title and the text. Everything is saved as you type. One language is enough; the other one can come later.',
      'For a photo within the text, put the cursor where it belongs and press {adminRichText:tool.picture}. The photo on top is chosen under “Featured picture”.',
      'Press {adminEditor:preview.open} to see the page as visitors will see it.',
      'Press {adminEditor:publish}. In less than a minute it is on the site. To publish it another day, further down there is {adminDrafts:schedule.open}',
    ],
    notes: [
      'Would you like somebody to read it first? Further down, {adminDrafts:link.create} makes a link that opens without a password.',
      'After a correction press {adminEditor:publish.changes}: until then visitors read the version before.',
    ],
  },
  categories: {
    title: 'Sort the blog by categories and tags',
    words: 'topics order',
    steps: [
      'Open {admin:nav.blog} and press {adminDrafts:list.topics} below the list.',
      'To add one, press {adminTopics:category.add} or {adminTopics:tag.add} and write its name.',
      'To rename one, press {adminTopics:rename} beside it. It changes in all posts that have it.',
    ],
    notes: [
      'In each post you choose the category and write the tags.',
      'One that no post has can be deleted: beside it there is {adminTopics:delete}.',
    ],
  },
  pictures: {
    title: 'Upload a photo and use it',
    words: 'picture image camera',
    steps: [
      'Open {admin:nav.content}, then {adminDrafts:pictures}, and press {adminPictures:upload.choose}. On a phone you can also take the photo right there.',
      'Say in one sentence what it shows: people who cannot see it have it read out to them.',
      'Tap what must stay visible where the photo is cut, for example the dog’s face.',
      'Wherever a photo belongs, press {adminEditor:image.choose} and take it from your library.',
    ],
    notes: ['Large photos are made smaller by themselves. A photo that is used somewhere cannot be deleted.'],
  },
  facts: {
    title: 'Change your hours, phone or towns',
    words: 'times number address mail vacation holidays closed WhatsApp social',
    steps: [
      'Open {admin:nav.content} and then {adminDrafts:kind.facts}.',
      'Open the section, for example the hours, and change what is different. Days with the same times share a row; if you close for a while, tap {adminFields:break.add}.',
      'For vacations and holidays add closed days: the site shows them by itself on those dates.',
      'Press {adminEditor:publish.changes}. Every page that names them is updated.',
    ],
    notes: [
      'Leave empty what you do not want to show. No page then mentions it.',
      'Is your site in one language only? Choose it there, near the end. What you wrote in the other one is kept.',
    ],
  },
  services: {
    title: 'Add or change a service',
    words: 'add menu prices boarding classes',
    steps: [
      'Open {admin:nav.content}, then {adminDrafts:kind.services}, and press {adminDrafts:new.services} or tap the one to change.',
      'Write its name, what it is and, if you like, the price, and choose a photo.',
      'Press {adminEditor:publish}. It is now on your page of services, and can be chosen in the contact form.',
    ],
    notes: [
      'The arrows in the list change the order. The first three are on the home page.',
      'A service that you do not offer for a while: tap its three dots and press {adminDrafts:unpublish}. {adminDrafts:show} brings it back.',
    ],
  },
  prices: {
    title: 'Change a price',
    words: 'fee rate cost charge raise lower money dollars',
    steps: [
      'Open {admin:nav.content}, then {adminDrafts:kind.services}, and tap the service.',
      'Write the new price under “Price”. If the service is in both languages, change it in both.',
      'Press {adminEditor:publish.changes}. Until then visitors see the former price.',
    ],
    notes: [
      'If you leave it empty, the site shows no price for that service.',
      'If you also wrote the price on a page or in a post, change it there: that does not change by itself.',
    ],
  },
  testimonials: {
    title: 'Approve a testimonial',
    steps: [
      'Clients write theirs on your page of testimonials. You find what came in under {adminSubmitted:title}; nobody sees it before you approve it.',
      'Read it, and press {adminSubmitted:approve}.',
      'Correct typing errors only: they are your client’s words. If you like, add the other language.',
      'Press {adminEditor:publish}.',
    ],
    notes: [
      'What you do not want to show: {adminSubmitted:decline}. It is deleted after 30 days.',
      'You can also write down yourself what a client told you: {adminDrafts:new.testimonials}. Ask for permission first.',
    ],
  },
  pages: {
    title: 'Change the texts of a page',
    steps: [
      'Open {admin:nav.content} and choose the page under {adminDrafts:kind.pages}.',
      'Write your text. In gray you see what the site says now: it stays until you write something else.',
      'Press {adminEditor:preview.open}, then {adminEditor:publish}.',
    ],
    notes: [
      '{adminDrafts:kind.legal} work in the same way. Begin with the starter text, and have yours read by somebody who knows about it.',
      'To go back to the starter text: {adminDrafts:unpublish_text}. Yours stays there.',
    ],
  },
  ownPages: {
    title: 'Add a page of your own',
    steps: [
      'Open {admin:nav.content}, then {adminDrafts:kind.ownPages}, and press {adminDrafts:new.ownPages}.',
      'Write the title and the content. Choose whether the link to it is in the menu at the top, at the foot, or nowhere.',
      'Look at it in the {adminEditor:preview.open} and press {adminEditor:publish}.',
    ],
    notes: [
      'If you change its link, the former one leads to the new one.',
      'If the menu has no room for all of them, the last ones are in another that opens at its end. You choose the order in the list.',
      'To take it away for a while, open its menu in the list and press {adminDrafts:unpublish}. {adminDrafts:show} brings it back.',
    ],
  },
  brand: {
    title: 'Change your logo, colors and fonts',
    steps: [
      'Open {admin:nav.content} and then {adminDrafts:kind.brand}.',
      'Upload your logo, and choose the colors and the fonts. The area tells you if a color would be hard to read.',
      'Look at it in the {adminEditor:preview.open}, in light and dark, and press {adminEditor:publish.changes}.',
    ],
  },
  deleting: {
    title: 'Delete a post, service, testimonial or photo',
    words: 'remove erase trash restore',
    steps: [
      'Open its list: {admin:nav.blog}, or {admin:nav.content} and then {adminDrafts:kind.services} or {adminDrafts:kind.testimonials}.',
      'Tap the three dots of the one to delete, and press {adminDrafts:delete}. It disappears from the site and stays for 30 days in the {adminDrafts:bin.title} below the list.',
      'To bring it back, open the {adminDrafts:bin.title} of that list, tap the three dots and press {adminDrafts:bin.putBack}.',
      'To delete a photo, open {admin:nav.content}, then {adminDrafts:pictures}, tap the photo and press {adminPictures:details.delete}. Photos do not go to the bin.',
    ],
    notes: [
      'If nobody should see it for a while, press {adminDrafts:unpublish}; on a post that is {adminDrafts:unpublish_post}. What you wrote is kept.',
    ],
  },
  versions: {
    title: 'Go back to an earlier version',
    steps: [
      'Open the post, service or text, and press {adminEditor:history.open}.',
      'Choose a version. What was different is marked.',
      'Press {adminEditor:history.restore}. Visitors see nothing of it until you publish.',
    ],
    notes: [
      'Something you deleted is in the {adminDrafts:bin.title} of its list for 30 days: press {adminDrafts:bin.putBack}.',
      'Right after most changes there is {adminDrafts:undo} as well.',
    ],
  },
  notifications: {
    title: 'Hear of new messages at once',
    steps: [
      'By e-mail: {admin:nav.settings}, {adminContact:mail.title}. Enter your address; you get a code there, and type it here.',
      'On your phone: {admin:nav.settings}, {adminPush:title}. Switch on {adminPush:switch} and press {adminPush:test}.',
    ],
    notes: [
      'On an iPhone the area has to be on the home screen first.',
      'Whatever happens to an e-mail, every message is under {admin:nav.messages}.',
    ],
  },
  instagram: {
    title: 'Show your Instagram',
    steps: [
      'Open {admin:nav.settings}, {adminInstagram:title}, and press {adminInstagram:connect}. It has to be a business or creator account.',
      'Give permission in Instagram. Minutes later your four newest posts are on the home page, and from then on by themselves.',
    ],
    notes: ['If the connection ends, the dashboard tells you. Press {adminInstagram:connect.again}.'],
  },
  stats: {
    title: 'How many people visit you',
    steps: [
      'Open {admin:nav.stats} and choose a period.',
      '{adminStats:posts} tells you what interests people, and {adminStats:sources} where they come from.',
      '{adminStats:form} shows whether those who began to write also sent their message.',
    ],
    notes: ['Nobody is identified. Your own visits do not count while you are logged in.'],
  },
  account: {
    title: 'Your password and your devices',
    steps: [
      'Open {admin:nav.settings}, {admin:settings.account}.',
      'To change the password, enter the present one and the new one, and press {adminAccount:password.change}. All other devices are logged out.',
      'Below you see where you are logged in. End what you do not recognize, and change the password then.',
    ],
    notes: [
      'If you have forgotten it, whoever made your site can set a new one. Nobody can read the old one.',
    ],
  },
  backup: {
    title: 'Make a backup',
    steps: [
      'Open {admin:nav.settings}, {adminBackup:title}, and press {adminBackup:make.start}.',
      'You can go on working. When it is ready, the download begins.',
      'Keep the file where nobody else can open it: your clients’ messages are in it. Once a month is enough.',
    ],
    notes: ['Google keeps a copy of each day as well. Yours protects you if all of that is lost.'],
  },
  trouble: {
    title: 'When something does not work',
    steps: [
      '{adminEditor:save.pending}: your text is safe on this device. Look whether there is a connection; it is saved by itself then.',
      '{adminPublishing:delayed} If it is still there after an hour, tell whoever made your site.',
      '{adminEditor:conflict.notice}: you wrote on two devices. Press {adminEditor:conflict.compare} and choose; nothing is lost.',
      'No e-mails: look into your spam folder, then at {admin:nav.settings}, {adminContact:mail.title}, which says what happened. Your messages are all here.',
      'You are logged out: log in again. What you had written is still there.',
    ],
    notes: [
      'To ask for help, say what you did, what the screen says, and when it happened. A screenshot helps most.',
    ],
  },
};
