/** Most characters of a note on a playlist item (video API behaviour, section 4). */
export const mostInNote = 280;
