import type { TradeCues } from '#server/assistant/lexicon/trade-cues.ts';

/** Needs that no profession of the catalogue answers, and messages that are no need at all. */
export const outside: TradeCues = {
  name: `dentist, doctor, psychologist, psychiatrist, therapist for, marriage counsellor, physiotherapist, chiropractor, optometrist, nurse practitioner, dermatologist, osteopath, midwife, podiatrist, tattoo artist, tattoo, nail tech, manicure, pedicure, manicurist,
    eyelash, lash tech, esthetician, waxing, makeup artist, jeweller, jeweler, watchmaker, watch repair, shoe repair, cobbler, upholsterer, reupholster, upholstery fabric, piano tuner, piano tuning, piano needs tuning, realtor, real estate agent, real estate broker, land surveyor, surveyor, home inspector, private investigator, detective,
    bouncy castle, party rental, tent rental, car rental, rent a car, taxi, uber, ride to, tow truck needed, need a tow, towing, limo, welder, blacksmith, florist, flowers delivered, dog groomer, groomer, grooming, dog trainer, magician, clown, face painter, santa, funeral home, travel agent, plane ticket, hotel room, apartment for rent, roommate,
    psychic, astrologer, tarot, dating, dry cleaner, knife sharpening, chimney sweep, glassblower, engraver, picture framing, sculptor, ghostwriter, private tutor job, farrier, stove pipe sweep, scrap metal, junk dealer, life coach, hypnotist, airbrushed, knit`,
  sure: `looking for a job, looking for work, job openings, are you hiring, hiring me, my resume, apply for, i am a welder, selling my, for sale, obo, refund, charged twice, cancel my subscription, cancel subscription, delete my account, my order, order number, who won, what time is it, weather, joke, tell me a joke, is this a bot, real person, are you a robot, how does this work, how it works, how much does it cost to use, is it free,
    do you operate, do you cover, do you serve, recipe, write a poem, lottery numbers, capital of, ignore previous instructions, ignore previous, previous instructions, ignore instructions, system prompt, jailbreak, developer mode, act as assistant, you are assistant, lost my cat, lost dog, free couch, donate, volunteer, blood test, prescription, ambulance, tuning, cover up tattoo, password for my account, wrong number, test message`,
  likely: `hello there, just browsing, is the, bought tickets, game last night, movie, bitcoin, rent, my account`,
  hint: `hours open, app, refund please`,
};
