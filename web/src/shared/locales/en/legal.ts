import type { LegalTexts } from '../legal-types';

export const legal: LegalTexts = {
  privacy: {
    title: 'Privacy Policy',
    updated: '2026-11-23',
    sections: [
      {
        id: 'summary',
        heading: 'The short version',
        paragraphs: [
          'You can read this whole site without telling us who you are. We learn something about you only ' +
            'when you write to us, and we use it only to answer you.',
        ],
        list: [
          'We do not sell, rent or trade your information.',
          'We set no cookies for visitors. There are no ads and no trackers.',
          'Messages are deleted after 24 months at the latest, or sooner if you ask.',
        ],
      },
      {
        id: 'who-we-are',
        heading: 'Who we are',
        paragraphs: [
          'In this policy, “we” means {{businessName}}, a dog-training business in Puerto Rico, and “you” ' +
            'means anyone who visits the site or writes to us. We are responsible for the information ' +
            'described here.',
          'Puerto Rico’s Act 39-2012 requires websites that collect personal information from residents of ' +
            'Puerto Rico to tell them clearly what they collect and what they do with it. This page does ' +
            'that.',
        ],
      },
      {
        id: 'what-we-collect',
        heading: 'What we collect',
        paragraphs: ['When you send the contact form, we receive and keep:'],
        list: [
          'your name;',
          'your email address;',
          'your phone number, and whether you prefer WhatsApp, if you tell us;',
          'the service you are interested in, if you choose one;',
          'your message;',
          'the language you were reading in, and the date and time.',
        ],
      },
      {
        id: 'testimonials',
        heading: 'If you send us a testimonial',
        paragraphs: [
          'The form on the testimonials page sends us your name, your email address, your words, the stars, and your town, ' +
            'your dog’s name and a photo if you give them. Nobody but us sees any of it until we have read it and ' +
            'decided to publish it. We publish it because you agreed to that, and we keep a record of it; we never publish your email address. ' +
            'We may fix typos, shorten it and translate it. The photo’s hidden details, such as where it was taken, ' +
            'are removed. What we decline is deleted about 30 days later, and everything you sent within ' +
            '24 months. Write to us at any time if you want a published testimonial taken down.',
        ],
      },
      {
        id: 'how-we-use-it',
        heading: 'How we use it',
        paragraphs: [
          'We use your message to answer you, to plan the training you ask about and to remember what we ' +
            'already talked about. We do not add you to a mailing list, build a profile of you or use your ' +
            'message to train computer models.',
          'A simple automatic check sets aside messages that look like spam. A person can still read them, ' +
            'so a real message is not lost.',
          'Please do not send Social Security numbers, bank or card numbers, passwords or medical ' +
            'information through the form. We do not need them.',
        ],
      },
      {
        id: 'where-it-is-kept',
        heading: 'Where it is kept',
        paragraphs: [
          'The site and its messages are hosted by Google (Firebase and Google Cloud) on servers in the ' +
            'United States. Google stores them for us, on our instructions, and protects them in transit ' +
            'and on its disks with encryption. Only the owner of {{businessName}} and the people who ' +
            'maintain the site for her can open them.',
          'To stop abuse of the form, our server counts how many messages come from one internet address. ' +
            'It keeps the address only as a scrambled code (a hash), stops using it after a few minutes and ' +
            'deletes it within days. Our own logs do not contain your message. Like every web host, Google ' +
            'also keeps technical logs (address, page, time, type of browser), normally for up to 30 days, ' +
            'to run the service and keep it safe.',
        ],
      },
      {
        id: 'sharing',
        heading: 'Who else sees it',
        paragraphs: ['We do not sell your information, and we share it only in these cases:'],
        list: [
          'with Google, which hosts the site and stores the messages;',
          'with our email provider, when the site sends us a copy of your message or confirms it to you, and ' +
            'when we answer you by email;',
          'with the push service of the phone or computer on which we get notices of new messages (for example ' +
            'Google’s or Apple’s): your name and the service you chose, encrypted so that it cannot read them;',
          'with an authority, when a law or a court order requires us to;',
          'with someone else, when you ask us to, for example your veterinarian.',
        ],
      },
      {
        id: 'cookies-and-storage',
        heading: 'Cookies and what stays in your browser',
        paragraphs: [
          'We set no cookies for visitors. The only cookie of this site keeps the owner logged in to her ' +
            'own administration pages.',
          'Four small things may be kept in your browser. They stay there, and you can erase them at any ' +
            'time in your browser’s settings:',
        ],
        list: [
          'your language (English or Spanish), in local storage under the name “language”;',
          'light or dark colors, when you choose them yourself, in local storage under the name “colorMode”;',
          'a draft of the contact form, or of a testimonial, in session storage, so that reloading the page does not lose what ' +
            'you wrote. It goes away when you send the form or close the tab;',
          'a message that you sent without a connection, in the browser’s database (IndexedDB), with the mark ' +
            '“waitingMessages” in local storage. It goes away when it has been sent, or when you discard it.',
        ],
      },
      {
        id: 'tracking',
        heading: 'No tracking',
        paragraphs: [
          'We use no advertising or social-media trackers and no other company’s analytics, and we load no fonts, maps, videos ' +
            'or pictures from other companies on our own. Your browser talks only to this site and to the Google ' +
            'services that host it, until you play a video. Nobody follows you from here to other sites.',
          'We count how the site is used, without knowing by whom: how many times each page is opened in a day and in which ' +
            'language, which site had the link that led here, how many times the form is started and sent and which of its ' +
            'fields was touched last (never what was written), how many times the phone number, WhatsApp or email is tapped, how fast ' +
            'pages were on phones and computers, and errors of the site in the browser. These are only totals. No cookie, no ' +
            'identifier and no address is stored with them, so they cannot be traced to you, and we delete them after 25 months. ' +
            'If your browser sends a “Do Not Track” or “Global Privacy Control” signal, we do not count your visit at all. The ' +
            'site works the same.',
          'Some blog posts contain a video from YouTube. It is a plain picture of ours until you press play: only then ' +
            'does your browser contact YouTube (Google), in its privacy-enhanced mode, and from that moment its privacy ' +
            'policy applies to the video.',
        ],
      },
      {
        id: 'how-long',
        heading: 'How long we keep it',
        paragraphs: [
          'We keep a contact message for up to 24 months from the day you sent it and then delete it. The backup ' +
            'copies of the site at Google may still have a deleted message for up to 30 days. If ' +
            'you become a client, what we need for your training, our invoices and our taxes is kept apart ' +
            'from the site for as long as the law requires.',
        ],
      },
      {
        id: 'your-rights',
        heading: 'Your rights',
        paragraphs: [
          'Write to {{email}}, preferably from the address you gave us, so that we know it is you. You can:',
        ],
        list: [
          'ask what information we have about you and get a copy of all of it as a file;',
          'have us correct mistakes;',
          'have us delete all your messages for good, before the 24 months are over;',
          'ask us to stop using it.',
        ],
      },
      {
        id: 'security',
        heading: 'Security, and what happens if something goes wrong',
        paragraphs: [
          'The site works only over an encrypted connection, messages cannot be read by other visitors, ' +
            'and the owner’s pages are protected on the server. Still, no system is perfectly safe.',
          'Puerto Rico’s Act 111-2005 orders businesses to notify the people affected, and the Department ' +
            'of Consumer Affairs (DACO), when someone without permission gets access to certain personal ' +
            'data. If that happens to us, we will comply within the time the law sets. Even where the law ' +
            'does not require it, if someone gets into our contact messages we will email the people ' +
            'affected as soon as we can and tell them what happened, what was seen and what we are doing ' +
            'about it.',
        ],
      },
      {
        id: 'minors',
        heading: 'Minors',
        paragraphs: [
          'The contact form is meant for adults. If you are a minor, ask your mother, your father or your ' +
            'guardian to write to us. We do not knowingly keep information from children under 13. If you ' +
            'believe a child has written to us, tell us at {{email}} and we will delete the message.',
        ],
      },
      {
        id: 'changes',
        heading: 'Changes to this policy',
        paragraphs: [
          'When we change this policy, we publish the new version on this page with its effective date. If ' +
            'the change affects information you already gave us in a way that matters, we will email you ' +
            'before it takes effect. This version applies from the date shown at the top.',
        ],
      },
      {
        id: 'contact',
        heading: 'Questions and requests',
        paragraphs: [
          'Write to {{email}} or call {{phone}}. We answer requests about personal information within 30 ' +
            'days, free of charge. To protect you, we may ask you to write from the email address you used ' +
            'in the form. If our answer does not satisfy you, you can go to Puerto Rico’s Department of ' +
            'Consumer Affairs (DACO).',
        ],
      },
    ],
  },
  terms: {
    title: 'Terms of Use',
    updated: '2026-11-01',
    sections: [
      {
        id: 'agreement',
        heading: 'What these terms are',
        paragraphs: [
          'These terms are the rules for using this website, which belongs to {{businessName}} (“we”). By ' +
            'using the site you accept them. If you do not agree with them, please do not use the site; ' +
            'you can still call us at {{phone}}.',
          'The terms exist in English and in Spanish, and both are meant to say the same. If they ever ' +
            'differ, the reading that favors you applies.',
        ],
      },
      {
        id: 'information-only',
        heading: 'Information, not veterinary advice',
        paragraphs: [
          'The blog and the other pages offer general information about training and living with dogs. ' +
            'They are not veterinary advice, and they cannot replace a professional who has seen your dog. ' +
            'A sudden change in behavior can be a sign of pain or illness: see your veterinarian first.',
          'In an emergency, do not wait for our answer. Take a sick or injured dog to a veterinary clinic, ' +
            'and get medical care for anyone who has been bitten.',
          'Before you try an exercise, think of your dog’s health, age and temperament and of the people ' +
            'and animals nearby. If your dog has bitten or tries to bite, work with a professional in ' +
            'person.',
        ],
      },
      {
        id: 'services',
        heading: 'Our services are agreed separately',
        paragraphs: [
          'Sending the contact form, an email or a voice message does not reserve an appointment and is ' +
            'not a contract. Each training service is agreed separately and in writing. That agreement ' +
            'sets the dates, the place, the price, payment, cancellations, the vaccines we require and ' +
            'each side’s responsibilities, and it prevails over this page.',
          'Descriptions, hours and price ranges on the site are for orientation and may change. We ' +
            'contract only with people who are of legal age in Puerto Rico.',
        ],
      },
      {
        id: 'results-and-testimonials',
        heading: 'Results and testimonials',
        paragraphs: [
          'The testimonials are from real clients, published with their permission. We may shorten or ' +
            'translate them without changing what they say. If yours is here and you want it changed or ' +
            'removed, write to {{email}}.',
          'Results vary. They depend on the dog, its health and history and the practice at home. A ' +
            'testimonial tells what happened to one family; it is not a promise that the same will happen ' +
            'to yours. We cannot guarantee a behavior, a ribbon or a passed test.',
        ],
      },
      {
        id: 'credentials',
        heading: 'Credentials and other people’s names',
        paragraphs: [
          'Where we mention clubs, titles and tests, we do so to describe our credentials and the tests we ' +
            'prepare dogs for. Those names belong to their owners, who do not run this site, endorse it or ' +
            'answer for it, and who set the rules of their own tests.',
        ],
      },
      {
        id: 'our-content',
        heading: 'Who owns the content',
        paragraphs: [
          'The texts, illustrations, photographs and logo on this site belong to {{businessName}} or to ' +
            'people who let us use them, and they are protected by copyright law.',
          'You are welcome to share links, to print a page for your own use and to quote a few lines if ' +
            'you name {{businessName}} and link to the page. For anything else, such as republishing an ' +
            'article or using it in a class you charge for, ask us first.',
        ],
      },
      {
        id: 'fair-use',
        heading: 'Using the site fairly',
        paragraphs: ['Please do not:'],
        list: [
          'send false, abusive or automatic messages, or pretend to be someone else;',
          'try to get into the administration pages or into other people’s information;',
          'overload, damage or interfere with the site.',
        ],
      },
      {
        id: 'links',
        heading: 'Links to other sites',
        paragraphs: [
          'Some links lead to sites we do not control, such as Instagram. We include them because they may ' +
            'be useful. We do not answer for what they contain or for how they treat your information; ' +
            'read their own policies.',
        ],
      },
      {
        id: 'availability',
        heading: 'The site as it is',
        paragraphs: [
          'We take care that what we publish is right and up to date, and that the site works, but we ' +
            'cannot promise that it will always be available or free of errors. We offer it as it is. If ' +
            'you find a mistake, tell us and we will be grateful.',
        ],
      },
      {
        id: 'liability',
        heading: 'Limits of our responsibility',
        paragraphs: [
          'As far as the law allows, {{businessName}} is not liable for damages that come from using this ' +
            'site, from not being able to use it, or from applying its general information without ' +
            'professional guidance.',
          'Nothing in these terms limits our liability for intentional harm or gross negligence, or takes ' +
            'away rights that consumer-protection law gives you and that cannot be waived. For the ' +
            'services you hire, the written agreement applies.',
        ],
      },
      {
        id: 'law',
        heading: 'Law and courts',
        paragraphs: [
          'These terms are governed by the laws of the Commonwealth of Puerto Rico and the federal laws of ' +
            'the United States that apply there. If we have a disagreement, write to us first: we would ' +
            'rather solve it by talking. If that fails within 30 days, the courts of Puerto Rico will ' +
            'decide, without limiting your right to file a complaint with the Department of ' +
            'Consumer Affairs (DACO).',
          'If a court finds that one of these terms is not valid, the others still apply.',
        ],
      },
      {
        id: 'changes',
        heading: 'Changes to these terms',
        paragraphs: [
          'We may change these terms. The version published here, with its effective date at the top, ' +
            'applies from that date on. Changes never alter a training agreement you have already signed.',
        ],
      },
      {
        id: 'contact',
        heading: 'Questions',
        paragraphs: [
          'Write to {{email}} or call {{phone}}. We are glad to explain any of this in plain words.',
        ],
      },
    ],
  },
};
