export default function Page() { return <main><h1>Cast a longer shadow.</h1></main>; }
