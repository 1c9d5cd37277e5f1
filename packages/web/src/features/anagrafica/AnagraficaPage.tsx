export function AnagraficaPage() {
  return null;
}
