import {
  Baby,
  Bath,
  Briefcase,
  Brush,
  Bug,
  Building,
  Calculator,
  Camera,
  Car,
  Code,
  CookingPot,
  Dog,
  Dumbbell,
  Fence,
  Flower,
  GraduationCap,
  Hammer,
  HeartHandshake,
  House,
  Key,
  Languages,
  Laptop,
  Leaf,
  Music,
  PaintRoller,
  Palette,
  PartyPopper,
  Plug,
  Scale,
  Scissors,
  Shield,
  Snowflake,
  Sparkles,
  Stethoscope,
  Thermometer,
  Truck,
  Waves,
  Wrench,
  type LucideIcon,
} from 'lucide-react';
import type { ProfessionIcon } from '#contract/professionals/profession-icons.ts';
import type { Category } from '#contract/professionals/catalogue.ts';

const ICONS: Record<ProfessionIcon, LucideIcon> = {
  baby: Baby,
  bath: Bath,
  brush: Brush,
  bug: Bug,
  building: Building,
  calculator: Calculator,
  camera: Camera,
  car: Car,
  code: Code,
  'cooking-pot': CookingPot,
  dog: Dog,
  dumbbell: Dumbbell,
  fence: Fence,
  flower: Flower,
  'graduation-cap': GraduationCap,
  hammer: Hammer,
  'heart-handshake': HeartHandshake,
  house: House,
  key: Key,
  languages: Languages,
  laptop: Laptop,
  leaf: Leaf,
  music: Music,
  'paint-roller': PaintRoller,
  palette: Palette,
  'party-popper': PartyPopper,
  plug: Plug,
  scale: Scale,
  scissors: Scissors,
  shield: Shield,
  snowflake: Snowflake,
  sparkles: Sparkles,
  stethoscope: Stethoscope,
  thermometer: Thermometer,
  truck: Truck,
  waves: Waves,
  wrench: Wrench,
};

const OF_CATEGORY: Record<Category, LucideIcon> = {
  home_repair: Wrench,
  tech: Laptop,
  business: Briefcase,
  home_services: Sparkles,
};

interface TradeIconProps {
  icon: ProfessionIcon | null;
  category: Category;
  className: string;
}

/** The icon of a trade, or of its category. */
export function TradeIcon({ icon, category, className }: TradeIconProps) {
  const Picture = (icon && ICONS[icon]) ?? OF_CATEGORY[category] ?? Wrench;
  return <Picture aria-hidden="true" className={className} />;
}
