/** Buddhist Era years run 543 ahead of the common ones (Thailand's count since 1941). */
export const BE_OFFSET = 543;
