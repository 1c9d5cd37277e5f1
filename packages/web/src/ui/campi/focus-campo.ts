/** Moves the focus to the field of a path (the Campo that carries it). */
export function focusCampo(percorso: string): void {
  const campo = document.querySelector(`[data-percorso="${CSS.escape(percorso)}"]`);
  campo?.querySelector<HTMLElement>('input, select, textarea')?.focus();
}
