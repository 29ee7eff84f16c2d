/** Whether this is the long run (`npm run test:long`), which tries everything at full size. */
export const isLong = process.env.LONG_RUN !== undefined;
