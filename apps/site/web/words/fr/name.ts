/** What French is called in itself. */
export const name = 'Français';
