import type { TradeCues } from '#server/assistant/lexicon/trade-cues.ts';

export const tutor: TradeCues = {
  name: `tutor, tutoring, math tutor, french tutor, english tutor, private tutor, tutors, homework help, chemistry tutor, math teacher, private lessons math, french teacher, english teacher, spanish teacher, language teacher, reading specialist`,
  sure: `math, maths, algebra, calculus, physics, chemistry, grade 4, grade 5, grade 6, grade 8, grade 9, grade 10, grade 11, grade 12, secondary 4, sec 4, sec 5, sat, lsat, mcat, gre, gmat, act prep, ielts, toefl, a level, a levels, gcse, gcses, failing math, failing, exam, exams, final exam, homework, reading level, learn french, learn english, learn spanish, essay, essays, conversation practice, conversational, statistics, biology, french immersion, dyslexia, dyslexic, adhd homework, fractions, study skills, ministry exam, entrance exam, cegep, dictation, times tables, university stats, linear algebra, geometry, pronunciation, trig, trigonometry, grammar,
    behind in school, behind in reading, report card, spelling, organic chemistry, citizenship test`,
  likely: `school, grade, student, study, learn, lessons, teacher, teach, french, english, spanish, science, test, reading, science class, semester, midterm, stats, marks, grades, college, french lessons, phonics, writing`,
  hint: `daughter, son, kid, once a week, online, struggling, patient, mark, high school, class, flunk`,
};

export const drivingInstructor: TradeCues = {
  name: `driving instructor, driving school, driving teacher, driving lessons, driving lesson, driver training, driving course, drivers ed, driver education, driving coach, driving test prep, motorcycle course`,
  sure: `learn to drive, learn how to drive, teach me to drive, teach drive, learners permit, learners license, learners licence, learners, learner permit, road test, driving test, driving exam, driver test, g2, g1, class 5, saaq, dmv test, parallel park, parallel parking, highway driving, merging, stick shift, drive stick, manual driving, clutch lessons, get my license, get my licence, drivers license, drivers licence, dual brakes, dual controls, nervous driver, scared to drive, afraid to drive, failed driving, failed road test, never learned to drive, refresher driving, winter driving lessons, behind the wheel,
    afraid of highway, afraid of driving, practice driving, provisional, theory test`,
  likely: `license, licence, permit, drive, driving, highway, automatic, examiner, parking, roundabout, roundabouts, stick, knowledge test, lane, instructor`,
  hint: `lessons, test, failed, nervous, teen, 16, patient, car, calm, instructor who`,
};

export const musicTeacher: TradeCues = {
  name: `music teacher, piano teacher, guitar teacher, violin teacher, drum teacher, singing teacher, voice teacher, vocal coach, singing coach, music lessons, piano lessons, guitar lessons, violin lessons, drum lessons, singing lessons, voice lessons, cello teacher, flute teacher, music school, sax teacher, ukulele teacher, bass teacher, music tutor, piano instructor, guitar instructor, banjo lessons`,
  sure: `learn piano, learn guitar, learn violin, learn drums, learn to sing, learn the, play piano, play guitar, play the piano, play the guitar, piano, guitar, violin, cello, drums, drum kit, saxophone, sax, flute, clarinet, trumpet, ukulele, bass guitar, accordion, harmonica, banjo, fiddle, chords, scales, sheet music, read music, music theory, rcm, conservatory, recital, suzuki, sing, singing, audition song, choir, voice, keyboard lessons, trombone, harp, viola, jam, mandolin, oboe, strum`,
  likely: `music, lessons, instrument, teach, teacher, learn, song, songs, adult beginner, relearn, vocal, band practice, beginner`,
  hint: `son, daughter, kid, beginner, practice, once a week, play, jazz, kids, patient`,
};

export const dj: TradeCues = {
  name: `dj, djs, disc jockey, deejay, mobile dj, wedding dj, mc, karaoke host, dj service, dj with`,
  sure: `dance floor, play music at, music for party, music for a, music for our, music for the, music at the, playlist, sound system, speakers and lights, speakers, lights and sound, turntables, mixing, first dance, reggaeton, salsa, bachata, hip hop, 80s music, 90s music, top 40, house music, techno, edm, motown, karaoke, clean versions, party music, set list, emcee, subwoofer, disco, smoke machine, dancing, mixer, afrobeats, soca, bhangra, song requests, ipod, dance music, vinyl set`,
  likely: `music, mic, microphone, lights, dance, sound, party, beats, guests dancing, quinceanera, sweet 16, prom, songs, after party, spin`,
  hint: `wedding, birthday, party, guests, reception, club, hall, saturday, set, cumbia`,
};

export const caterer: TradeCues = {
  name: `caterer, catering, caterers, catering company, private chef, personal chef, catering service, chef, food truck, bartender, cook for party, catered`,
  sure: `food for, hot food, buffet, finger foods, finger food, canapes, hors d'oeuvres, appetizers, bbq for, taco bar, sandwiches, platter, platters, lunch for, lunches for, dinner for, brunch for, meals for, feed people, feed 50, cold buffet, vegan menu, halal, kosher, gluten free, vegetarian options, wedding meal, plated, served dinner, drop off food, boxed lunches, office lunch, charcuterie, wings, desserts, pig roast, veggie options, roast, three course, sit down dinner, grazing table, cake, bites, samosas, biryani, servers, menu for`,
  likely: `food, lunch, dinner, brunch, meal, meals, menu, vegan, vegans, vegetarian, celiac, allergies, people, ppl, guests, portions, cook, chefs, plates, eat, hungry, snacks, bbq, grill`,
  hint: `party, wedding, retirement, funeral, office, people, kids, birthday, meeting, reception, backyard`,
};

export const eventPlanner: TradeCues = {
  name: `event planner, wedding planner, party planner, event coordinator, day of coordinator, event organizer, event planning, wedding coordinator, planner, party planning, event manager, wedding planning, conference organizer, coordinator`,
  sure: `plan my wedding, plan our wedding, plan a party, plan the party, plan party, plan event, plan the event, organize party, organize wedding, organize an event, organize everything, organise, organizing, coordinate the day, coordinate vendors, coordinating the day, coordinate, take over the vendors, venue, venues, find venue, corporate retreat, retreat, gala, fundraiser, conference, baby shower, bridal shower, bachelorette, anniversary party, holiday party, christmas party, office party, company party, surprise party, quinceanera planning, rentals and, theme party, vendors, timeline, seating chart, day of, invitations and decor, festival, trade show, product launch event, block party, reunion, from a to z, run the whole day,
    vendor, rsvp, rsvps, launch party, street fair`,
  likely: `event, wedding, party, guests, decor, decorations, plan, planning, theme, balloons, ceremony, logistics, bar mitzvah, elope, celebration, engaged, organize, shower`,
  hint: `birthday, anniversary, venue, caterer, dj, corporate, company, 100 guests, surprise, budget, hall`,
};

export const autoMechanic: TradeCues = {
  name: `mechanic, auto mechanic, car mechanic, mobile mechanic, garage for car, auto repair, auto shop, car repair, body shop, tire shop, mechanics, auto body, truck mechanic, bodywork, oil change, car guy`,
  sure: `car wont start, truck wont start, car stalls, keeps stalling, car makes, car noise, check engine, check engine light, engine light, engine, brakes, brake pads, brake, brakes squeal, rotors, transmission, clutch, alternator, starter, timing belt, muffler, exhaust, catalytic converter, suspension, struts, shocks, ball joint, wheel bearing, tires, winter tires, tire change, flat tire, tire, car battery, dead battery, boost, radiator leak, coolant, overheating car, car overheats, oil leak, steering, power steering, wheel alignment, inspection car, emissions, smog, mot, car ac, head gasket, spark plugs, fuel pump, misfire, rust under car,
    dashboard light, dash light, grinding noise, windshield, bumper, dent, pre purchase inspection, van wont start, motorcycle, scooter, hood, tune up, gearbox, cv joint, brake fluid, seized caliper, odometer`,
  likely: `car, truck, vehicle, suv, van, honda, civic, toyota, corolla, ford, f 150, jeep, mazda, hyundai, nissan, subaru, chevy, bmw, audi, jetta, volkswagen, vw, accord, camry, elantra, rav4, sienna, pickup, dodge, kia, tesla, prius, altima, outback, silverado, motor, mileage, dealer, pedal, muffler, dealership, squealing, clunking, km on it`,
  hint: `noise, grinding, clicks, stalls, smoke, dash, wont start, oil, driveway, rattles, squeal, shakes, highway`,
};
