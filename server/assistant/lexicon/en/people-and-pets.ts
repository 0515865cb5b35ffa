import type { TradeCues } from '#server/assistant/lexicon/trade-cues.ts';

export const hairdresser: TradeCues = {
  name: `hairdresser, hair stylist, hairstylist, barber, stylist, hair salon, colorist, colourist, haircut, hair cut, hair dresser, braider, hair braider, hair person`,
  sure: `balayage, highlights, blowout, blow dry, perm, keratin, hair extensions, extensions, braids, box braids, cornrows, locs, dreads, roots, trim bangs, bangs, updo, bridal hair, wedding hair, hair and makeup, color correction, hair color, hair colour, hair dye, box dye, dye my hair, bleach hair, bleached hair, silk press, curly hair, thin hair, hair is orange, cut and color, wash and set, fade, beard trim, shave, mens cut, kids haircut, pixie cut, split ends, wig, toner, ends, buzz cut,
    hair, big chop, weave, twists, ombre`,
  likely: `curls, curly, salon, blonde, brunette, dye, bleach, braid, cut at home, gray, grey roots, shampoo, layers, shoulder length, style, trim`,
  hint: `wedding, prom, bridesmaids, home visit, cut, color, colour`,
};

export const massageTherapist: TradeCues = {
  name: `massage therapist, masseuse, masseur, rmt, massage, massages, registered massage, massage therapy, lmt, mobile massage, shiatsu, thai massage`,
  sure: `deep tissue, swedish massage, sports massage, prenatal massage, couples massage, relaxation massage, back massage, neck and shoulders, stiff neck, neck stiff, knots, knots in my back, knotted, tight shoulders, tight back, sore muscles, sore back, lower back pain, back pain, back killing, back is killing, sciatica, chair massage, hot stone, reflexology, lymphatic drainage, lymphatic, cant turn my head, cant turn my neck, trigger point, cupping therapy, massage table, shoulder knots, muscle tension, insurance receipt massage,
    threw my back out, back seized, work on my back, tension headaches`,
  likely: `neck, shoulders, muscles, tension, sore, tight, stiff, lower back, relaxing, pressure, spasm, kink, hunched, ache, aches, hamstrings`,
  hint: `back, stress, insurance receipts, pregnant, desk job, marathon, pain, receipts, hip`,
};

export const personalTrainer: TradeCues = {
  name: `personal trainer, fitness trainer, fitness coach, gym trainer, trainer, strength coach, gym coach, workout coach, personal training, fitness instructor, yoga teacher, yoga instructor, pilates instructor, running coach, boxing coach, kinesiologist, pt sessions, crossfit coach`,
  sure: `lose weight, weight loss, lose pounds, lose lbs, lbs before, get in shape, get fit, back in shape, out of shape, workout, workouts, work out, strength training, weight training, weights, deadlift, squat, squats, gym, muscle gain, gain muscle, build muscle, bulk, marathon training, train for a marathon, half marathon, 10k, 5k, couch to, postpartum fitness, post partum fitness, core strength, cardio, kettlebell, home gym, training plan, meal plan and, police fitness test, fitness, fitness test, lifting, hiit, stamina, pull up, push up, pushups, toned, tone up,
    bootcamp, beer belly, dad bod`,
  likely: `fit, exercise, exercises, training, belly, strength, shape, athletic, couch potato, program, winded, steps, rehab, hyrox, lift, yoga, pilates`,
  hint: `knee, motivation, doctor says, 3 times a week, sessions, accountability, wedding, coach, goal`,
};

export const dogWalker: TradeCues = {
  name: `dog walker, dog walking, pet sitter, petsitter, dog sitter, dog sitting, cat sitter, dog walks, pet sitting, walk my dog, walk dog, dogwalker`,
  sure: `walk my, walk our, walk the dog, walk him, walk her, dog walked, walks for my, midday walk, lunch walk, take the dog out, take him out, let dog out, let the dog out, dog out, potty walk, potty break, pee break, feed my cat, feed cats, feed the cat, watch my dog, watch my cat, drop in visits, puppy visit, while im at work, while we are away, dog alone all day, dog park, dog boarding, energetic dog, chewing the couch, on leash, leash, litter box, pulls on leash, needs to go out, dog exercise`,
  likely: `dog, puppy, pup, lab, labrador, husky, huskies, beagle, poodle, doodle, bulldog, rottweiler, german shepherd, corgi, collie, border collie, terrier, golden retriever, retriever, chihuahua, walk, walks, pooch, fetch, greyhound, dachshund, cat`,
  hint: `midday, lunch, daily, energy, office, twice a day, long shifts, pee, vacation, pet, away`,
};

export const babysitter: TradeCues = {
  name: `babysitter, baby sitter, babysitting, nanny, sitter, childminder, au pair, childcare, child care, day care provider, babysit, nannies, date night sitter, mothers helper`,
  sure: `watch my kids, watch kids, watch the kids, watch my kid, watch my son, watch my daughter, watch our, look after kids, look after my, kids after school, after school, pick up from school, school pick up, pickup from daycare, daycare closed, daycare is closed, school is closed, schools closed, snow day, ped day, pa day, date night, bedtime, toddler, infant, newborn care, baby care, twins, month old, months old, yr olds, kids are, mind the kids, mind my, nap, naps, night nurse, children while, watch the baby, put to bed, overnight with baby,
    take care of the baby, take care of my kids, with the kids, care for my baby`,
  likely: `kids, kid, children, child, baby, toddlers, daycare, year old, yr old, 3 yr old, evening out, bath and bed, homework and dinner, diaper, diapers, bottle, sons, daughters, little ones, boys, girls`,
  hint: `wedding, night out, shift, friday night, saturday night, evenings, son, daughter, mornings, school`,
};

export const elderCare: TradeCues = {
  name: `caregiver, elder care, eldercare, senior care, home care aide, home health aide, psw, personal support worker, in home care, live in caregiver, senior caregiver, companion for elderly, respite care, home care, carer, elderly care, senior sitter, companion care, home aide`,
  sure: `elderly mother, elderly father, elderly mom, elderly dad, elderly parents, elderly, dementia, alzheimer, alzheimers, parkinsons, parkinson, bathing, help bathing, help dressing, meds reminder, take her pills, remind pills, pills, keep falling, keeps falling, fell again, wheelchair, walker, cant be left alone, cant live alone, company for my mom, keep her company, keep him company, sit with my mom, sit with my dad, mom is 8, aging parents, aging mother, stroke, palliative, hospice, assisted living, nursing home, overnight care, meals and meds, senior, seniors, respite,
    bedridden, wandering, wandered off, incontinence, hip replacement mother, lives alone, grandma, grandpa, grandmother, grandfather, gran, nana, nan, get dressed, getting dressed, mother in law lives`,
  likely: `mother, father, mom, mum, dad, her meals, forgets, widow, aunt, uncle, care, 84, 88, 91, year old mother, companionship, transfers, bath, stubborn, confused, frail`,
  hint: `nights, mornings, company, cook, appointments, few hours, groceries, meals, weekdays, parents`,
};

export const veterinarian: TradeCues = {
  name: `vet, veterinarian, vets, veterinary, animal clinic, animal hospital, vet clinic, mobile vet, emergency vet, exotic vet, horse vet`,
  sure: `dog is limping, dog limping, cat limping, dog vomiting, cat vomiting, dog throwing up, cat throwing up, dog ate, cat ate, dog swallowed, puppy swallowed, puppy ate, dog bleeding, cat bleeding, cat wont eat, dog wont eat, not eating cat, dog hurt, dog sick, cat sick, puppy sick, bunny not eating, rabbit not eating, hamster, parrot, spay, spayed, neuter, neutered, puppy shots, rabies, vaccines puppy, cat vaccines, deworm, put down, euthanasia, put to sleep, dog seizure, seizure, swollen paw, cat not peeing, cat cant pee, dog cough,
    dog lump, lump on dog, dog ear, ear infection dog, dog diarrhea, dental cleaning cat, teeth dog, dog teeth, horse, lame, goat, ate chocolate, chocolate, raisins, rat poison dog, antifreeze, porcupine, quills, cat peeing blood, kitten, microchip, guinea pig, cat abscess, iguana, tortoise, ferret, chicken sick, straining`,
  likely: `dog, cat, puppy, kitty, rabbit, bird, lizard, paw, limp, limping, vomit, vaccine, vaccines, shots, vaccinated, fleas on dog, pet, foaming, lethargic, breathing funny, gecko, tail, bunny, gums, foal, cow, litter`,
  hint: `sick, swollen, blood, eating, drinking, emergency, animal, pain, old, swallowed`,
};

export const tailor: TradeCues = {
  name: `tailor, seamstress, alterations, dressmaker, sewing, tailoring, sew, clothing alterations, alteration, bridal alterations`,
  sure: `hem, hemmed, hem pants, hem dress, take in, let out, taken in, take in a dress, shorten pants, shorten sleeves, shorten, wedding dress fitting, dress alteration, suit altered, suit fitted, suit too big, pants too long, dress too long, dress too big, dress too small, dress too tight, zipper, zipper broke, replace zipper, fix zipper, patch jeans, custom suit, made to measure suit, costume, curtains hemmed, prom dress, bridesmaid dress, gown, wedding gown, sleeves, sleeves too long, lining, button, buttons, mend, mending, ripped seam, seam, waist, tuxedo, tux, inseam, sewn,
    altered, pants split, kilt, quinceanera dress, blazer`,
  likely: `dress, suit, pants, trousers, jacket, coat, skirt, jeans, fabric, sewing machine, fitting, bridesmaid, groom, uniform, shirt, saree, lehenga, garment, sari, jersey, leather jacket`,
  hint: `wedding, prom, too big, too long, lost weight, two sizes, inches, tight, ripped, fit`,
};
