import events, { PointerEventsCheckLevel } from '@testing-library/user-event';

/** Types and clicks. Ant Design switches through a label over an input that takes no pointer, so that is not looked at. */
export const user = events.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
