/** Reviews by customers of the demo world in English. */
export const REVIEWS_EN = {
  5: [
    'Showed up on the minute, did what was agreed and charged what was quoted. I did not know that still existed.',
    'Explained every step without making me feel silly for asking. I would call again tomorrow.',
    'Quick answer, fair price, spotless when they left. My neighbour has already asked for the name.',
    'I had three offers, and this was the only one that came to look first. It made all the difference.',
    'Friendly, careful with our old house, and finished a day early.',
    'Told me honestly that I did not need the expensive option. That alone deserves five stars.',
    'Second time I have hired them, and just as good as the first.',
    'Answered my message at nine in the evening and came the next morning. Solved in an hour.',
    'Patient with the dog, patient with the kids, and the work is lovely.',
    'Sent photos while I was at the office so I could follow along. Great touch.',
    'Exactly on budget. The small extra we found on the way was done for free.',
    'Calm, precise, and tidy. You can see this person likes their job.',
    'I was nervous after a bad experience last year. Not any more.',
    'Everything in writing before starting, no surprises afterwards.',
    'The kind of person you keep in your contacts for years.',
    'Better than I had imagined it. We are showing it to everybody.',
    'Fixed in one visit what two others had given up on.',
    'Prompt, polite, and took the old stuff away without being asked.',
  ],
  4: [
    'Very good work. Arrived half an hour late but called ahead to say so.',
    'Happy with the result. A little more expensive than I had hoped.',
    'Good job overall; one small thing needed a second visit, which was free.',
    'Knows the trade well. Messages could be answered a bit faster.',
    'Solid work and a fair price. The dust took us a while to get rid of.',
    'Pleasant and competent. It took a day longer than planned.',
    'Nice result, would hire again. Bring your own ideas, they will make them better.',
    'Well done. I only wish the invoice had come with more detail.',
  ],
  3: [
    'The work is fine, but we had to move the appointment twice.',
    'Decent result. I had to remind them of a few things we had agreed on.',
    'Does the job. Not much of a talker, and the clean-up was left to us.',
    'Good at the work, less good at being on time.',
  ],
  2: [
    'The result is acceptable, the price in the end was a good deal higher than the first one.',
    'Left early on the first day and I had to chase them to finish.',
    'Had to ask somebody else to redo one corner. Disappointing.',
  ],
  1: [
    'Did not come at the agreed time, and did not call. I found somebody else.',
    'Half done, and then no answer for two weeks.',
  ],
} as const;

export const PLUMBING_EN = [
  'Our water heater gave up on a Sunday. Luc had a new one in by Monday noon, and the old one was gone too.',
  'Kitchen tap, ten minutes, and he showed me how to shut the water off myself next time.',
  'Found the leak behind the tiles without breaking a single one. I still do not know how.',
  'Drain cleared, camera inspection included, and a video of it in my inbox the same evening.',
  'He would not sell me a new toilet when a five-dollar part did it. Hard to find.',
  'Replaced the old galvanized pipes in two days and left the basement cleaner than before.',
] as const;

export const ANSWERS_EN = {
  happy: [
    'Thank you! It was a pleasure to work for you.',
    'Thanks for the kind words, and for the coffee.',
    'Glad that it holds up. Call me if anything comes loose.',
    'Thank you for recommending me to your neighbours!',
    'That is what I like to read on a Friday. Thank you.',
  ],
  unhappy: [
    'You are right about the delay, and I am sorry. I now call the evening before.',
    'Thank you for saying so openly. I would like to put it right: one more visit, at no charge.',
    'I should have told you about the extra cost before doing it. I have learned from this one.',
  ],
} as const;
