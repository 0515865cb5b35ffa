import type { BuiltInProfession } from '#contract/professionals/professions.ts';

/** Biographies of professionals of the demo world, two for each trade, in English. */
export const BIOGRAPHIES_EN: Record<BuiltInProfession, readonly [string, string]> = {
  plumber: [
    'Leaks, clogged drains, water heaters. I quote before I open a wall and I leave the floor dry.',
    'Family plumbing business, second generation. Repairs the same day when the water will not wait.',
  ],
  electrician: [
    'Panels, EV chargers, rewiring of older homes. Licensed, insured, and tidy with the plaster.',
    'From a dead outlet to a full renovation. I explain what I do so you know what you paid for.',
  ],
  painter: [
    'Walls, trim and cabinets. Two coats means two coats, and the masking comes off clean.',
    'Interior and exterior painting with low-odour paint. I help choose colours if you like.',
  ],
  carpenter: [
    'Built-in shelves, stairs and doors that close. Solid wood where it matters.',
    'Decks, pergolas and finishing work. I draw it first, then build exactly that.',
  ],
  gardener: [
    'Weekly upkeep, pruning and planting that suits your soil and your patience.',
    'Vegetable beds, hedges, spring and fall clean-ups. I take the cuttings away.',
  ],
  cleaner: [
    'Regular or one-time cleaning with my own supplies. Kitchens and bathrooms are my pride.',
    'Move-out and after-renovation cleaning. You get the checklist, ticked.',
  ],
  'web-designer': [
    'Calm, fast websites for small businesses. You will be able to edit them yourself.',
    'From first sketch to launch: brand, pages and the photos that make them work.',
  ],
  'web-developer': [
    'Online shops, bookings and the odd rescue of a broken site. Clear estimates, clean code.',
    'I build and maintain web applications and answer when something is down.',
  ],
  accountant: [
    'Taxes and bookkeeping for the self-employed. Bring the shoebox, I have seen worse.',
    'Year-end statements, payroll and sales tax for small companies. Plain answers by e-mail.',
  ],
  lawyer: [
    'Family and housing law. The first call is to find out whether you need me at all.',
    'Contracts, leases and small claims, in words you can read without a dictionary.',
  ],
  handyman: [
    'The list on your fridge: shelves, taps, doors, drywall. One visit, many small wins.',
    'Furniture assembly, mounting and repairs. I bring the tools and sweep up after.',
  ],
  roofer: [
    'Shingle and flat roofs, flashing and leaks. You get photos of before and after.',
    'Emergency tarps, inspections, full replacements with a written guarantee.',
  ],
  'hvac-technician': [
    'Heat pumps and furnaces: installation, yearly service, and quick diagnosis when it is cold.',
    'Air conditioning and ventilation. I measure before I sell you a bigger unit.',
  ],
  locksmith: [
    'Locked out? I open without drilling whenever it can be done, and say the price first.',
    'Locks, safes and smart doors, for homes and shops, evenings included.',
  ],
  mover: [
    'Two careful people, one clean truck. Pianos and third floors welcome.',
    'Local moves and small loads. We wrap the furniture and keep to the hour.',
  ],
  'appliance-repair': [
    'Washers, dryers, fridges and ovens. If it is not worth fixing, I tell you at once.',
    'Fifteen brands, common parts in the van, most repairs done in one visit.',
  ],
  'computer-repair': [
    'Slow laptops, lost files, new Wi-Fi that reaches the bedroom. At your place or mine.',
    'Screens, batteries, backups and virus clean-up, explained without jargon.',
  ],
  photographer: [
    'Families, portraits and small weddings in natural light. Photos within a week.',
    'Product and restaurant photography that makes people hungry.',
  ],
  tutor: [
    'Maths and physics, grade 7 to first year of university. Patience is the method.',
    'Reading, writing and homework habits for primary school, at your kitchen table.',
  ],
  'personal-trainer': [
    'Strength for people with desks. Sessions at home or in the park, at your level.',
    'Back to movement after an injury, with a plan you will really follow.',
  ],
  'interior-designer': [
    'Rooms that suit how you live, with your own furniture wherever it deserves to stay.',
    'Small apartments, kitchens and colour. One visit, a plan, a shopping list.',
  ],
  architect: [
    'Extensions, permits and homes that take the light well. I answer the city for you.',
    'Renovations of older buildings, from measured drawings to the last inspection.',
  ],
  'general-contractor': [
    'Kitchens, bathrooms, basements. One schedule, one price, one person to call.',
    'Additions and full renovations with trades I have worked with for ten years.',
  ],
  'pest-control': [
    'Mice, ants, wasps and bed bugs, with methods that are safe around children and pets.',
    'Inspection first, treatment second, and a return visit included.',
  ],
  'flooring-installer': [
    'Hardwood, engineered and vinyl. I level the floor before I lay it.',
    'Sanding and refinishing of old wood floors with almost no dust.',
  ],
  tiler: [
    'Showers that do not leak and lines that meet at the corner.',
    'Kitchens, bathrooms and terraces. Mosaic is where I slow down and enjoy it.',
  ],
  mason: [
    'Brick repointing, steps and garden walls with mortar that matches the old one.',
    'Stone and concrete, foundations and chimneys. Built to be there in fifty years.',
  ],
  'window-installer': [
    'Windows and patio doors, measured twice, sealed well, old frames taken away.',
    'Draughts and fogged glass repaired; full replacement only when it pays.',
  ],
  landscaper: [
    'Patios, paths and planting plans that look good in February too.',
    'Drainage, sod and retaining walls. I draw it before the first shovel.',
  ],
  'pool-maintenance': [
    'Opening, closing and weekly care. Clear water, honest chemistry.',
    'Leaks, pumps and liners. I answer on Saturdays in July.',
  ],
  'snow-removal': [
    'Driveway and walkway cleared before you leave for work, all winter.',
    'Roofs, balconies and parking, by the season or after the big storm.',
  ],
  'graphic-designer': [
    'Logos, menus and posters people remember. Three ideas, one that fits.',
    'Packaging and brand kits for makers and small shops.',
  ],
  'marketing-consultant': [
    'I find the two things that bring you customers and help you stop the rest.',
    'Search, newsletters and local ads with numbers you can follow.',
  ],
  translator: [
    'French, English and Spanish: contracts, websites and family papers. Certified on request.',
    'Marketing and technical texts that do not smell of translation.',
  ],
  notary: [
    'Wills, mandates and property deeds, explained before you sign.',
    'Home purchase and succession, with appointments in the evening.',
  ],
  'financial-advisor': [
    'Retirement, mortgage, first savings: an hour to see clearly. I sell no products.',
    'Plans for families and the self-employed, reviewed every year.',
  ],
  caterer: [
    'Buffets and dinners for 10 to 120 with food from the market.',
    'Office lunches, vegetarian menus and cakes that travel well.',
  ],
  'event-planner': [
    'Weddings and anniversaries where you are a guest at your own party.',
    'Company events: venue, schedule, suppliers, and a calm voice on the day.',
  ],
  hairdresser: [
    'Cuts and colour at your place, for people who cannot or will not go to a salon.',
    'Curly hair, children and brides. I listen before I pick up the scissors.',
  ],
  'massage-therapist': [
    'Deep tissue and relaxation, at home with my own table. Receipts for insurance.',
    'Neck, shoulders and backs that sit too long. Registered therapist.',
  ],
  'dog-walker': [
    'Group or solo walks, rain or snow, with a photo every time.',
    'Walking and home visits for dogs with big energy and cats with opinions.',
  ],
  babysitter: [
    'Evenings and weekends, first-aid trained, bedtime stories included.',
    'After-school care and homework, with references from families nearby.',
  ],
  'elder-care': [
    'Company, meals and errands for people who want to stay at home.',
    'Former nurse aide. Personal care with patience and respect.',
  ],
  'auto-mechanic': [
    'Brakes, diagnostics and tires. I show you the worn part.',
    'Mobile mechanic: starters, batteries and inspections in your driveway.',
  ],
  'driving-instructor': [
    'Calm lessons for nervous beginners. Winter driving included.',
    'Exam preparation and refreshers in a car with two sets of pedals.',
  ],
  veterinarian: [
    'House calls for cats and dogs: vaccines, check-ups and gentle goodbyes.',
    'Small-animal medicine with time for your questions.',
  ],
  'music-teacher': [
    'Piano from age six to ninety. Songs first, scales when you ask for them.',
    'Guitar and ukulele, at home or online, with a small concert every June.',
  ],
  dj: [
    'Weddings where grandparents and teenagers dance to the same song.',
    'Sound, lights and a playlist we make together.',
  ],
  tailor: [
    'Hems, zippers and suits that finally fit. Ready in three days.',
    'Wedding dress alterations and coats given a second life.',
  ],
  'security-installer': [
    'Cameras and alarms you can run from your phone, with no monthly trap.',
    'Door entry, sensors and wiring for homes and shops.',
  ],
};
