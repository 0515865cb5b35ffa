import * as buildingSystems from './fr/building-systems.ts';
import * as buildingTrades from './fr/building-trades.ts';
import * as yardAndHouseCare from './fr/yard-and-house-care.ts';
import * as screenAndImage from './fr/screen-and-image.ts';
import * as papersAndMoney from './fr/papers-and-money.ts';
import * as peopleAndPets from './fr/people-and-pets.ts';
import * as lessonsEventsAndCars from './fr/lessons-events-and-cars.ts';
import { outside } from './fr/outside.ts';
import type { Lexicon } from './trade-cues.ts';

export const lexicon: Lexicon = {
  plumber: buildingSystems.plumber,
  electrician: buildingSystems.electrician,
  painter: buildingTrades.painter,
  carpenter: buildingTrades.carpenter,
  gardener: yardAndHouseCare.gardener,
  cleaner: yardAndHouseCare.cleaner,
  'web-designer': screenAndImage.webDesigner,
  'web-developer': screenAndImage.webDeveloper,
  accountant: papersAndMoney.accountant,
  lawyer: papersAndMoney.lawyer,
  handyman: buildingSystems.handyman,
  roofer: buildingTrades.roofer,
  'hvac-technician': buildingSystems.hvacTechnician,
  locksmith: buildingSystems.locksmith,
  mover: yardAndHouseCare.mover,
  'appliance-repair': buildingSystems.applianceRepair,
  'computer-repair': screenAndImage.computerRepair,
  photographer: screenAndImage.photographer,
  tutor: lessonsEventsAndCars.tutor,
  'personal-trainer': peopleAndPets.personalTrainer,
  'interior-designer': buildingTrades.interiorDesigner,
  architect: buildingTrades.architect,
  'general-contractor': buildingTrades.generalContractor,
  'pest-control': yardAndHouseCare.pestControl,
  'flooring-installer': buildingTrades.flooringInstaller,
  tiler: buildingTrades.tiler,
  mason: buildingTrades.mason,
  'window-installer': buildingTrades.windowInstaller,
  landscaper: yardAndHouseCare.landscaper,
  'pool-maintenance': buildingSystems.poolMaintenance,
  'snow-removal': yardAndHouseCare.snowRemoval,
  'graphic-designer': screenAndImage.graphicDesigner,
  'marketing-consultant': screenAndImage.marketingConsultant,
  translator: papersAndMoney.translator,
  notary: papersAndMoney.notary,
  'financial-advisor': papersAndMoney.financialAdvisor,
  caterer: lessonsEventsAndCars.caterer,
  'event-planner': lessonsEventsAndCars.eventPlanner,
  hairdresser: peopleAndPets.hairdresser,
  'massage-therapist': peopleAndPets.massageTherapist,
  'dog-walker': peopleAndPets.dogWalker,
  babysitter: peopleAndPets.babysitter,
  'elder-care': peopleAndPets.elderCare,
  'auto-mechanic': lessonsEventsAndCars.autoMechanic,
  'driving-instructor': lessonsEventsAndCars.drivingInstructor,
  veterinarian: peopleAndPets.veterinarian,
  'music-teacher': lessonsEventsAndCars.musicTeacher,
  dj: lessonsEventsAndCars.dj,
  tailor: peopleAndPets.tailor,
  'security-installer': buildingSystems.securityInstaller,
  outside,
};
