// The front door of appointments.
export { agreeLocked } from './agree.ts';
export { findAttendance } from './attendance.ts';
export { closeAppointments, passAppointments, remindOfAppointments } from './end-appointments.ts';
export {
  findAppointmentForNotice,
  findProposalForNotice,
  type AppointmentNotice,
  type ProposalNotice,
} from './notice.ts';
export { eraseAppointments, exportAppointments } from './personal-data.ts';
export { proposeLocked } from './propose.ts';
export { readAppointments } from './read.ts';
