export const texts = {
  title: 'About us',
  heading: 'A marketplace that belongs to its neighbourhood',
  lead: '{brand} brings people who need something done together with people nearby who do it well.',
  how: {
    title: 'One sentence, three people',
    text: 'You say what you need. The assistant understands the job, the place and how soon. Then three professionals are contacted, and nobody else. You are told when one of them accepts.',
  },
  fair: {
    title: 'Fair by design',
    text: 'Who is asked depends on trade, distance, ratings and reliability. Paid plans buy more requests a month, never a better place in line. We show both sides the reasons for a match.',
  },
  open: {
    title: 'Open and self-hosted',
    text: 'This site runs on open-source software that anybody may inspect, improve and host. Your data stays on the server of the operator of this site; it is not sold or shared with advertisers.',
  },
  action: 'Say what you need',
} as const;
