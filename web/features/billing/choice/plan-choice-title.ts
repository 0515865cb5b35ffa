/** The id of the heading over the plans, to lead to them. */
export const PLAN_CHOICE = 'plan-choice';
