export const about = {
  'eyebrow': 'About us',
  'title': 'We teach both ends of the leash',
  'description':
    'Meet {{trainer}}: AKC, CGC and ATT evaluator, Rally Master competitor and dog trainer in San Juan, Puerto Rico.',
  'mission':
    'Our mission is that every dog in Puerto Rico lives with people who understand it. A dog that knows what is expected of it is calmer, safer and welcome in more places. A person who can read their dog needs less force and enjoys more of the walk.',
  'method':
    'So we teach with food, play, timing and patience, never with fear or pain. Each plan starts with an evaluation of your dog and your routine, has goals we can measure, and gives you homework that fits into a normal week.',
  'how.title': 'How we work',
  'how.evaluate': 'Evaluate first',
  'how.evaluateDetail':
    'We watch your dog where the problem happens: at home, on your street or in the ring. Then we tell you honestly what can change, and how long it should take.',
  'how.reward': 'Reward what works',
  'how.rewardDetail':
    'Dogs repeat what pays. We build the behavior you want step by step, and the treats leave as it takes hold.',
  'how.teach': 'Teach the person',
  'how.teachDetail':
    'You practice every exercise with us before you take it home. When you work without us, you know why each step is there.',
  'credentials.title': 'Credentials you can check',
  'credentials.intro': '{{trainerFirst}} evaluates, competes and prepares dogs for the same tests.',
  'credential.akc': 'AKC evaluator',
  'credential.akcDetail': 'Prepares and tests dogs for American Kennel Club titles.',
  'credential.cgc': 'CGC evaluator',
  'credential.cgcDetail': 'Gives the ten-item Canine Good Citizen test.',
  'credential.rally': 'Rally Master competitor',
  'credential.rallyDetail': 'Competes in Rally at its highest level.',
  'credential.att': 'ATT evaluator',
  'credential.attDetail': 'Runs the AKC Temperament Test for steady, confident dogs.',
  'portrait': 'Portrait of {{trainer}} with a dog beside her',
} as const;
