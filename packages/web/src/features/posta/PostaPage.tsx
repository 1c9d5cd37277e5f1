export function PostaPage() {
  return null;
}
