export function DichiarazioniPage() {
  return null;
}
