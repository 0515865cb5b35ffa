import {
  BadgeCheck,
  Bell,
  BellRing,
  CalendarCheck,
  CalendarClock,
  CalendarPlus,
  CalendarX,
  CircleX,
  Clock,
  CreditCard,
  FilePen,
  Handshake,
  KeyRound,
  type LucideIcon,
  MapPin,
  MessageCircle,
  ReceiptText,
  RefreshCw,
  Search,
  Star,
  Undo2,
  UserCheck,
  UserX,
} from 'lucide-react';
import type { NoticeKind } from '#contract/notifications.ts';

type Tone = 'there' | 'good' | 'plain' | 'attention';

const LOOKS: Record<NoticeKind, [LucideIcon, Tone]> = {
  newLead: [BellRing, 'attention'],
  leadReminder: [Clock, 'attention'],
  leadClosed: [CircleX, 'plain'],
  leadHired: [Handshake, 'good'],
  leadAssigned: [UserCheck, 'plain'],
  jobConfirmed: [BadgeCheck, 'good'],
  jobObjected: [Undo2, 'attention'],
  newReview: [Star, 'good'],
  leadAccepted: [UserCheck, 'there'],
  leadReplaced: [RefreshCw, 'plain'],
  leadSteppedBack: [Undo2, 'attention'],
  directEnded: [CircleX, 'attention'],
  quoteSent: [ReceiptText, 'good'],
  quoteWithdrawn: [Undo2, 'plain'],
  quoteDeclined: [CircleX, 'attention'],
  quoteChangeAsked: [ReceiptText, 'attention'],
  quoteExpired: [Clock, 'plain'],
  changeSent: [FilePen, 'attention'],
  changeWithdrawn: [Undo2, 'plain'],
  changeDeclined: [CircleX, 'attention'],
  changeAccepted: [FilePen, 'good'],
  invoiceIssued: [ReceiptText, 'attention'],
  appointmentProposed: [CalendarPlus, 'attention'],
  appointmentDeclined: [CalendarX, 'plain'],
  appointmentAgreed: [CalendarCheck, 'good'],
  appointmentCalledOff: [CalendarX, 'attention'],
  appointmentDue: [CalendarClock, 'attention'],
  appointmentComing: [MapPin, 'there'],
  appointmentMissed: [CalendarX, 'attention'],
  nobodyYet: [Search, 'plain'],
  foundAgain: [Search, 'good'],
  completionReported: [BadgeCheck, 'attention'],
  completedBySilence: [BadgeCheck, 'good'],
  requestCancelled: [CircleX, 'attention'],
  requestReopened: [RefreshCw, 'attention'],
  jobReopened: [RefreshCw, 'attention'],
  reviewAsked: [Star, 'plain'],
  reviewAnswered: [Star, 'good'],
  unreadMessage: [MessageCircle, 'there'],
  accountChanged: [KeyRound, 'attention'],
  newDevice: [KeyRound, 'attention'],
  joined: [KeyRound, 'good'],
  accountDeletion: [UserX, 'attention'],
  subscriptionStarted: [CreditCard, 'good'],
  trialEnds: [CreditCard, 'attention'],
  paymentFailed: [CreditCard, 'attention'],
  subscriptionEnded: [CreditCard, 'plain'],
};

const TONES: Record<Tone, string> = {
  /** Somebody accepted, or wrote. */
  there: 'bg-lamp-glow text-lamp-ink',
  good: 'bg-pine-100 text-pine-700',
  plain: 'bg-sunken text-ink-soft',
  attention: 'bg-stone text-warning',
};

/** The icon of a notice's kind. */
export function NoticeIcon({ kind }: { kind: NoticeKind }) {
  // A newer server may send unknown kinds.
  const [Icon, tone] = LOOKS[kind] ?? [Bell, 'plain'];
  return (
    <span
      aria-hidden="true"
      className={`inline-flex size-11 shrink-0 items-center justify-center rounded-full ${TONES[tone]}`}
    >
      <Icon className="size-5" />
    </span>
  );
}
