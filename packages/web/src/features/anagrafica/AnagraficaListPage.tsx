export function AnagraficaListPage() {
  return null;
}
