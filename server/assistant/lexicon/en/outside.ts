import type { TradeCues } from '#server/assistant/lexicon/trade-cues.ts';

/** Needs that no profession of the catalogue answers, and messages that are no need at all. */
export const outside: TradeCues = {
  name: `dentist, doctor, psychologist, psychiatrist, therapist for, marriage counsellor, physiotherapist, chiropractor, optometrist, nurse practitioner, dermatologist, osteopath, midwife, podiatrist, tattoo artist, tattoo, nail tech, manicure, pedicure, manicurist,
    eyelash, lash tech, esthetician, waxing, makeup artist, jeweller, jeweler, watchmaker, watch repair, shoe repair, cobbler, upholsterer, reupholster, upholstery fabric, piano tuner, piano tuning, piano needs tuning, realtor, real estate agent, real estate broker, land surveyor, surveyor, home inspector, private investigator, detective,
    bouncy castle, party rental, tent rental, car rental, rent a car, taxi, uber, ride to, tow truck needed, need a tow, towing, limo, welder, blacksmith, florist, flowers delivered, dog groomer, groomer, grooming, dog trainer, magician, clown, face painter, santa, funeral home, travel agent, plane ticket, hotel room, apartment for rent, roommate,
    psychic, astrologer, tarot, dating, dry cleaner, knife sharpening, chimney sweep, glassblower, engraver, picture framing, sculptor, ghostwriter, private tutor job, farrier, stove pipe sweep, scrap metal, junk dealer, life coach, hypnotist, airbrushed, knit,
    wisdom teeth, root canal, braces, orthodontist, optician, audiologist, pharmacist, dietitian,
    nutritionist, acupuncture, acupuncturist, speech therapist, occupational therapist, doula, counsellor,
    counselor, psychotherapist, microblading, botox, laser hair removal, body piercing, wedding officiant,
    officiant, string quartet, live band, photo booth rental, dumpster rental, equipment rental, van rental,
    boat rental, limousine, charter bus, tow a, car detailing, car wash, bike repair, bicycle repair,
    boat mechanic, chainsaw repair, lawn mower repair, violin repair, guitar repair, camera repair,
    vending machine, jewelry repair, gold buyer, swimming lessons, dance lessons, tennis lessons,
    golf lessons, ski lessons, riding lessons, karate, martial arts, horse riding lessons, dog training,
    obedience class, mortgage rates, car insurance, home insurance quote, business loan, payday loan,
    resume writing, virtual assistant, voice over, septic pumping, well drilling, elevator repair,
    garage door opener, garage door spring, printing shop, print shop, photocopies`,
  sure: `looking for a job, looking for work, job openings, are you hiring, hiring me, my resume, apply for, i am a welder, selling my, for sale, obo, refund, charged twice, cancel my subscription, cancel subscription, delete my account, my order, order number, who won, what time is it, weather, joke, tell me a joke, is this a bot, real person, are you a robot, how does this work, how it works, how much does it cost to use, is it free,
    do you operate, do you cover, do you serve, recipe, write a poem, lottery numbers, capital of, ignore previous instructions, ignore previous, previous instructions, ignore instructions, system prompt, jailbreak, developer mode, act as assistant, you are assistant, lost my cat, lost dog, free couch, donate, volunteer, blood test, prescription, ambulance, tuning, cover up tattoo, password for my account, wrong number, test message`,
  likely: `hello there, just browsing, is the, bought tickets, game last night, movie, bitcoin, rent, my account`,
  hint: `hours open, app, refund please`,
};
