export function ErrorPage() {
  return (
    <main id="main">
      <h1>Error</h1>
      <a href="/">Home</a>
    </main>
  );
}
