import {
  ChartLine,
  CircleUser,
  CreditCard,
  FileText,
  Flag,
  HeartPulse,
  Inbox,
  Languages,
  LayoutDashboard,
  ListChecks,
  Palette,
  Percent,
  Ruler,
  ScrollText,
  Send,
  Star,
  Tags,
  Upload,
  UserCog,
  Users,
  Wrench,
  type LucideIcon,
} from 'lucide-react';
import type { SectionId } from './groups.ts';

const ICONS: Record<SectionId, LucideIcon> = {
  overview: LayoutDashboard,
  users: Users,
  professionals: Wrench,
  requests: ListChecks,
  feedback: Star,
  subscriptions: CreditCard,
  reports: Flag,
  audit: ScrollText,
  market: ChartLine,
  deliveries: Send,
  incoming: Inbox,
  doctor: HeartPulse,
  import: Upload,
  catalogue: Tags,
  content: FileText,
  brand: Palette,
  languages: Languages,
  units: Ruler,
  taxes: Percent,
  team: UserCog,
  account: CircleUser,
};

/** The icon of a section in the menu. Decorative. */
export function SectionIcon({ section }: { section: SectionId }) {
  const Icon = ICONS[section];
  return <Icon aria-hidden="true" className="size-4.5 shrink-0" />;
}
