"""How a clone makes itself a program: installed, compiled, tested."""
