export function NotFoundPage() {
  return (
    <main id="main">
      <h1>This page could not be found</h1>
      <a href="/">Home</a>
    </main>
  );
}
