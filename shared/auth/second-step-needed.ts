/** The code of the refusal after which the second step follows. Apart, because each form that signs in needs it, and nothing else of that step. */
export const secondStepNeededCode = 'second_step_needed';
